/** Lays out the whole page (see `near.css`) for a reload, a return through history or a link with a hash. */
export function layOutForRestoredScroll(): void {
  // Not `layOutWholePage`: the boot script shares no module with the application.
  if (location.hash !== '' || !isNewVisit()) document.documentElement.dataset.laidOut = '';
}

function isNewVisit(): boolean {
  try {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.type === 'navigate';
  } catch {
    return false;
  }
}
