/** Whoever comes back, or to a place on the page, is to find it where it was: all of the page is laid out, see `ui/near.css`. */
export function findPlace(): void {
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
