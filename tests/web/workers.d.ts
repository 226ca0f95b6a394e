// What service workers have besides other workers, and the names that `.ci/site.mjs` replaces.

interface WorkerGlobalScopeEventMap {
  activate: ExtendableEvent;
  fetch: FetchEvent;
  install: ExtendableEvent;
}

interface WorkerGlobalScope extends Pick<ServiceWorkerGlobalScope, "clients" | "registration" | "skipWaiting"> {}

declare const clients: Clients;
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;

declare const FONT_FILES: string[];
declare const SITE_FILES: string[];
