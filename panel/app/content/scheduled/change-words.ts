import type { FieldChange } from '../../../contract/content.ts';

/** Longest value in characters that a line has room for. */
const SHORT = 24;
const SHOWN = 3;

/** Returns what an edit changes in a line: «Цена от: 21 900 ₽/м² → 22 500 ₽/м²; Коротко». */
export function changeWords(changes: readonly FieldChange[]): string {
  const shown = changes.slice(0, SHOWN).map(({ title, before, after }) => {
    const isShort = [before, after].every((value) => value !== null && value.length <= SHORT);
    return isShort ? `${title}: ${before} → ${after}` : title;
  });
  const left = changes.length - shown.length;
  return [...shown, ...(left > 0 ? [`ещё полей: ${left}`] : [])].join('; ');
}
