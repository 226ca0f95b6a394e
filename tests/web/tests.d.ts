// What tests run in a page, where selectors say more than TypeScript knows.

import "puppeteer-core";

declare module "puppeteer-core" {
  interface Page {
    $eval(selector: string, use: (element: PageElement, ...values: any[]) => any, ...values: any[]): Promise<any>;
    $$eval(selector: string, use: (elements: PageElement[], ...values: any[]) => any, ...values: any[]): Promise<any>;
    $(selector: string): Promise<ElementHandle<any>>;
    waitForFunction(find: Function, options?: FrameWaitForFunctionOptions, ...values: any[]): Promise<ElementHandle<any>>;
    waitForSelector(selector: string, options?: WaitForSelectorOptions): Promise<ElementHandle<any>>;
  }
}

declare global {
  /** The accessibility checker. */
  const axe: any;
  interface PageElement {
    cellIndex: number;
    cells: HTMLCollectionOf<HTMLTableCellElement>;
    complete: boolean;
    labels: NodeListOf<HTMLLabelElement>;
    naturalWidth: number;
    sectionRowIndex: number;
    type: string;
  }
  interface PerformanceEntry {
    hadRecentInput: boolean;
    value: number;
  }
  interface Window {
    isFree: boolean;
    release: (value?: unknown) => void;
    shift: number;
    told: any;
  }
}
