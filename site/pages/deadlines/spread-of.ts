type DayCount = { readonly lateDays: number; readonly count: number };

/** Counts handovers by days of difference to the deadline; each day between the first and the last, and day 0, is present. */
export function spreadOf(handovers: readonly { readonly lateDays: number }[]): DayCount[] {
  const all = [0, ...handovers.map(({ lateDays }) => lateDays)];
  const first = Math.min(...all);
  return Array.from({ length: Math.max(...all) - first + 1 }, (_, index) => {
    const lateDays = first + index;
    return { lateDays, count: handovers.filter((one) => one.lateDays === lateDays).length };
  });
}
