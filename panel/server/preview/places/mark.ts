/** Zero-width characters that neither break lines nor count as spaces, so trimming and typesetting keep them. */
const BITS = ['\u200c', '\u200d'] as const;
/** Digits of a mark; a run of any other length is no mark, for example one that was cut. */
const LENGTH = 22;
const RUN = /[\u200c\u200d]+/g;

/** Encodes a number below 2^22 in zero-width characters. */
export function encodeMark(number: number): string {
  return number
    .toString(2)
    .padStart(LENGTH, '0')
    .replace(/./g, (bit) => BITS[bit === '1' ? 1 : 0]);
}

/** Returns the text without marks, and the numbers of its marks; several marks may follow each other. */
export function readMarks(text: string): { readonly plain: string; readonly marks: readonly number[] } {
  const marks: number[] = [];
  const plain = text.replace(RUN, (run) => {
    if (run.length % LENGTH !== 0) return run.length < LENGTH ? run : '';
    for (let at = 0; at < run.length; at += LENGTH) marks.push(decode(run.slice(at, at + LENGTH)));
    return '';
  });
  return { plain, marks };
}

function decode(mark: string): number {
  return Number.parseInt(mark.replaceAll(BITS[0], '0').replaceAll(BITS[1], '1'), 2);
}
