const NBSP = '\u00a0';

/** «1 482 000»: a whole number in groups of three digits, without its sign. */
export function groupDigits(value: number, space = NBSP): string {
  return String(Math.round(Math.abs(value))).replace(/\B(?=(\d{3})+$)/g, space);
}

/** «1 482 000 ₽» with no-break spaces, or others in what is not yet typeset; kopecks are rounded away. */
export function formatRub(valueRub: number, space = NBSP): string {
  return `${valueRub < 0 ? '−' : ''}${groupDigits(valueRub, space)}${space}₽`;
}

/** «21 900 ₽/м²». */
export function formatRubPerM2(valueRub: number): string {
  return `${formatRub(valueRub)}/м²`;
}
