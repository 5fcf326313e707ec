const NBSP = '\u00a0';

/** «1 482 000»: the absolute value in groups of three digits. */
export function groupDigits(value: number, space = NBSP): string {
  return String(Math.round(Math.abs(value))).replace(/\B(?=(\d{3})+$)/g, space);
}

/** «1 482 000 ₽», rounded to roubles. `space` replaces the no-break space in text that is not typeset yet. */
export function formatRub(valueRub: number, space = NBSP): string {
  return `${valueRub < 0 ? '−' : ''}${groupDigits(valueRub, space)}${space}₽`;
}

/** «21 900 ₽/м²». */
export function formatRubPerM2(valueRub: number): string {
  return `${formatRub(valueRub)}/м²`;
}
