/** Shape of a card in the mosaic; the stylesheet defines its dimensions. */
export type MosaicShape = 'lead' | 'side' | 'third' | 'panorama' | 'square' | 'broad' | 'half' | 'quarter';

/** Column spans in a grid of twelve columns. */
export const SHAPE_COLUMNS: Readonly<Record<MosaicShape, number>> = {
  lead: 8,
  side: 4,
  third: 4,
  panorama: 12,
  square: 5,
  broad: 7,
  half: 6,
  quarter: 3,
};

const PANORAMA: readonly MosaicShape[] = ['panorama'];
const PAIR: readonly MosaicShape[] = ['broad', 'square'];
const ROWS: readonly (readonly MosaicShape[])[] = [
  ['lead', 'side'],
  ['third', 'third', 'third'],
  PANORAMA,
  ['square', 'broad'],
  ['half', 'quarter', 'quarter'],
  PAIR,
];

/** Returns shapes that fill every row. Each portion starts a new row, so loading more does not move existing cards. */
export function mosaic(count: number, portion: number): MosaicShape[] {
  const shapes: MosaicShape[] = [];
  for (let start = 0; start < count; start += portion) shapes.push(...rowsFor(Math.min(portion, count - start)));
  return shapes;
}

function rowsFor(count: number): MosaicShape[] {
  const shapes: MosaicShape[] = [];
  for (let row = 0; shapes.length < count; row += 1) {
    const left = count - shapes.length;
    const usual = ROWS[row % ROWS.length] ?? PANORAMA;
    shapes.push(...(left === 1 ? PANORAMA : left === 2 ? (usual.length === 2 ? usual : PAIR) : usual));
  }
  return shapes;
}
