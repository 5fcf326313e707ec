/** «12 КБ», rounded, at least 1. */
export function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024))}\u00a0КБ`;
}
