export type ColumnAlign = 'left' | 'right';

/** A figure with an optional prefix and unit: «около 100 кг», «20–28 дней», «1 150 ₽/м²». */
const FIGURE =
  /^(?:(?:от|до|около)\s|[≈+−–-]\s?)?\d[\d\s.,:–—-]*(?:[%°₽]|°C|\p{L}{1,8}[²³]?)?(?:\/\p{L}{1,8}[²³]?)?$/iu;
const NOTHING = /^[—–-]?$/;

/**
 * Uses the alignment in the Markdown (`---:`), otherwise aligns figures right and words left. The first column has row
 * names, so it is aligned left.
 */
export function columnAligns(
  declared: readonly (string | null)[],
  rows: readonly (readonly string[])[],
  columns: number,
): ColumnAlign[] {
  return Array.from({ length: columns }, (_, index) => {
    const written = declared[index];
    if (written) return written === 'right' ? 'right' : 'left';
    return index > 0 && isFigures(rows.map((row) => row[index] ?? '')) ? 'right' : 'left';
  });
}

function isFigures(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => !NOTHING.test(cell));
  return filled.length > 0 && filled.every((cell) => FIGURE.test(cell));
}
