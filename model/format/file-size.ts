/** «12 КБ», rounded, never nothing. */
export function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024))}\u00a0КБ`;
}
