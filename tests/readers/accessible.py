"""Checks that PDF files conform to PDF/UA-1: accessible.py FILE..."""

import sys

import page

reports = [page.validate_pdf(path, profile="ua1") for path in sys.argv[1:]]
faults = [f"{report.source}: {fault.message}" for report in reports for fault in report.failures]
print("\n".join(faults[:50]))
sys.exit(any(not report.is_compliant for report in reports))
