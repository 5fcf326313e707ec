/**
 * Keeps, until the application notes it, how this document was opened: whoever goes on to the next page before the
 * application is there has come by a campaign all the same.
 */
export function keepArrival(): void {
  try {
    // A line for each, as `visit/visit.ts` reads it; a constant that both import would make this smallest part wait for another.
    const line = JSON.stringify([location.href, document.referrer, Date.now()]);
    sessionStorage.arrivals = `${sessionStorage.arrivals ?? ''}${line}\n`;
  } catch {}
}
