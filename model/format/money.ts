const NBSP = '\u00a0';

/** «1 482 000 ₽» with no-break spaces, or others in what is not yet typeset; kopecks are rounded away. */
export function formatRub(valueRub: number, space = NBSP): string {
  const digits = String(Math.round(Math.abs(valueRub))).replace(/\B(?=(\d{3})+$)/g, space);
  return `${valueRub < 0 ? '−' : ''}${digits}${space}₽`;
}

/** «21 900 ₽/м²». */
export function formatRubPerM2(valueRub: number): string {
  return `${formatRub(valueRub)}/м²`;
}
