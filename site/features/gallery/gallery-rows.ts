export type GalleryPlace = { readonly span: number; readonly isHalfOnPhone: boolean };
export type GalleryRow = readonly GalleryPlace[];

type Size = { readonly width: number; readonly height: number };

const COLUMNS = 12;
/** Column splits for photos of similar shape, whose proportional widths would all be equal. */
const UNEVEN: Readonly<Record<number, readonly (readonly number[])[]>> = {
  1: [[8]],
  2: [
    [7, 5],
    [5, 7],
    [6, 6],
  ],
  3: [
    [5, 4, 3],
    [3, 5, 4],
    [4, 3, 5],
  ],
};
const ALIKE = 1.25;
const MIN_SPAN: Readonly<Record<number, number>> = { 2: 4, 3: 3 };

/** Lays photos out in rows of two and three; photos of one row have equal heights. */
export function galleryRows(photos: readonly Size[]): GalleryRow[] {
  const halves = findPhoneHalves(photos.length);
  let taken = 0;
  return rowLengths(photos.length).map((length, index) => {
    const start = taken;
    taken += length;
    const ratios = photos.slice(start, taken).map(({ width, height }) => width / height);
    return spans(ratios, index).map((span, place) => ({ span, isHalfOnPhone: halves[start + place] ?? false }));
  });
}

/** Alternates rows of two and three without leaving a single photo in the last row. */
function rowLengths(count: number): number[] {
  const lengths: number[] = [];
  for (let left = count; left > 0; ) {
    const usual = lengths.length % 2 === 0 ? 2 : 3;
    const length = left <= usual ? left : left - usual === 1 ? 5 - usual : usual;
    lengths.push(Math.min(length, left));
    left -= length;
  }
  return lengths;
}

/** Phone layout repeats one wide photo and two halves; halves always come in pairs. */
function findPhoneHalves(count: number): boolean[] {
  return Array.from({ length: count }, (_, index) => {
    const place = index % 3;
    return place === 2 || (place === 1 && index + 1 < count);
  });
}

function spans(ratios: readonly number[], row: number): readonly number[] {
  const options = UNEVEN[ratios.length] ?? [];
  const isAlike = Math.max(...ratios) / Math.min(...ratios) < ALIKE;
  if (ratios.length === 1 || isAlike) return options[row % options.length] ?? [COLUMNS];
  return proportional(ratios, MIN_SPAN[ratios.length] ?? 1);
}

/** Distributes twelve columns in proportion to the aspect ratios, so equal heights need little cropping. */
function proportional(ratios: readonly number[], least: number): number[] {
  const total = ratios.reduce((sum, ratio) => sum + ratio, 0);
  const result = ratios.map(() => least);
  for (let spare = COLUMNS - least * ratios.length; spare > 0; spare -= 1) {
    const lacking = ratios.map((ratio, index) => (COLUMNS * ratio) / total - (result[index] ?? 0));
    const largestDeficitIndex = lacking.indexOf(Math.max(...lacking));
    result[largestDeficitIndex] = (result[largestDeficitIndex] ?? 0) + 1;
  }
  return result;
}
