/** Stores URL and referrer until the application reads them, so that an early navigation keeps campaign data. */
export function recordLanding(): void {
  try {
    // One line per arrival, parsed by `visit/visit.ts`. A shared constant would add an import to the boot script.
    const line = JSON.stringify([location.href, document.referrer, Date.now()]);
    sessionStorage.arrivals = `${sessionStorage.arrivals ?? ''}${line}\n`;
  } catch {}
}
