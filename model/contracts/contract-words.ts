import { formatRub } from '../format/money.ts';
import { counted, DAYS, type PluralForms, plural } from '../format/plural.ts';
import type { ContractTotals } from './contract-totals.ts';

export const CONTRACTS: PluralForms = ['договор', 'договора', 'договоров'];
export const TIMES: PluralForms = ['раз', 'раза', 'раз'];
/** More delays than this are given as a range. */
const LISTED_DELAYS = 5;

/** «За 12 месяцев — 61 договор: 50 сданы, 11 в работе. …» */
export function totalsSentence(totals: ContractTotals): string {
  const { finished, medianDays } = totals;
  const sentences = [
    `За 12 месяцев\u00a0— ${counted(totals.total, CONTRACTS)}${statesOf(totals)}.`,
    ...punctuality(totals),
    ...(medianDays === null || finished < 2 ? [] : [`Медиана\u00a0— ${deviationWords(medianDays)}.`]),
  ];
  return sentences.join(' ');
}

function statesOf({ total, finished, underway }: ContractTotals): string {
  if (underway === 0) return total === 1 ? ', сдан' : ', все сданы';
  if (finished === 0) return total === 1 ? ', в\u00a0работе' : ', все в\u00a0работе';
  return `: ${finished}\u00a0${plural(finished, ['сдан', 'сданы', 'сданы'])}, ${underway}\u00a0в\u00a0работе`;
}

function punctuality(totals: ContractTotals): string[] {
  const { finished, inTime, delaysDays } = totals;
  if (delaysDays.length > 0) {
    const kept = inTime > 0 ? [`Сдали в срок или раньше\u00a0— ${inTime}.`] : [];
    return [...kept, `Опоздали ${counted(delaysDays.length, TIMES)}: ${delayWords(delaysDays)}.`];
  }
  return finished > 0 ? ['Ни разу не опоздали.'] : [];
}

/** «на 4, 6 и 2 дня», or «от 1 до 9 дней» for many delays. */
export function delayWords(delaysDays: readonly number[]): string {
  const last = delaysDays.at(-1);
  if (last === undefined) return '';
  if (delaysDays.length === 1) return `на ${counted(last, DAYS)}`;
  if (delaysDays.length > LISTED_DELAYS) {
    const most = Math.max(...delaysDays);
    return `от ${Math.min(...delaysDays)} до ${most}\u00a0${plural(most, ['дня', 'дней', 'дней'])}`;
  }
  return `на ${delaysDays.slice(0, -1).join(', ')} и\u00a0${counted(last, DAYS)}`;
}

/** «Сдали на 3 дня раньше срока», «Опоздали на 4 дня, неустойка 3 680 ₽». */
export function outcomeSentence(lateDays: number, penaltyRub = 0): string {
  if (lateDays === 0) return 'Сдали в срок';
  if (lateDays < 0) return `Сдали ${deviationWords(lateDays)}`;
  const penalty = penaltyRub > 0 ? `, неустойка ${formatRub(penaltyRub)}` : '';
  return `Опоздали на ${counted(lateDays, DAYS)}${penalty}`;
}

/** «в день срока», «на 2 дня раньше срока», «на 1 день позже срока». */
export function deviationWords(lateDays: number): string {
  if (lateDays === 0) return 'в день срока';
  return `на ${counted(Math.abs(lateDays), DAYS)} ${lateDays < 0 ? 'раньше' : 'позже'} срока`;
}
