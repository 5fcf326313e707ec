/** Formats a size as «27,4 МБ». */
export function megabytes(bytes: number): string {
  const size = bytes / 1024 / 1024;
  return `${size.toFixed(size < 100 ? 1 : 0).replace('.', ',')}\u00a0МБ`;
}
