import { formatRub, groupDigits } from '../../../model/format/money.ts';
import type { Vacancy } from '../../../model/kinds/vacancy.ts';

/** «140 000–210 000 ₽», «от 160 000 ₽», «до 90 000 ₽», or «по договорённости» without figures. */
export function salaryText({ salaryFromRub, salaryToRub }: Pick<Vacancy, 'salaryFromRub' | 'salaryToRub'>): string {
  if (salaryFromRub && salaryToRub) {
    const to = formatRub(salaryToRub);
    return salaryFromRub === salaryToRub ? to : `${groupDigits(salaryFromRub)}–${to}`;
  }
  if (salaryFromRub) return `от\u00a0${formatRub(salaryFromRub)}`;
  return salaryToRub ? `до\u00a0${formatRub(salaryToRub)}` : 'по\u00a0договорённости';
}
