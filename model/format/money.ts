const NBSP = '\u00a0';

function grouped(value: number): string {
  return String(Math.round(Math.abs(value))).replace(/\B(?=(\d{3})+$)/g, NBSP);
}

/** «1 482 000 ₽» with no-break spaces; kopecks are rounded away. */
export function formatRub(valueRub: number): string {
  return `${valueRub < 0 ? '−' : ''}${grouped(valueRub)}${NBSP}₽`;
}

/** «21 900 ₽/м²». */
export function formatRubPerM2(valueRub: number): string {
  return `${formatRub(valueRub)}/м²`;
}
