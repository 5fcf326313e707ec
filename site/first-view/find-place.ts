/** Lays the whole page out (see `near.css`) for a visitor who comes back or follows a link to a place on it. */
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
