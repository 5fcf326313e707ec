import { fillGaps } from '../format/gaps.ts';
import { typograph } from '../format/typograph.ts';
import { acceptedTitle } from '../lead/accepted-title.ts';
import { type CallFacts, callPromise, closedWords } from './call-promise.ts';

export type ThanksWords = { readonly title: string; readonly call: string; readonly hours: string };

/** Reads the lead number from `?n=`: up to nine digits. Other values are ignored and never displayed. */
export function leadNumber(query: URLSearchParams): string | null {
  const number = query.get('n') ?? '';
  return /^\d{1,9}$/.test(number) ? number : null;
}

/** Returns the text of `/thankyou` for a lead received at `takenAt`; without a number it promises nothing. */
export function thanksWords(facts: CallFacts, number: string | null, takenAt: Date): ThanksWords {
  const hours = typograph(facts.accepted.hours);
  if (number === null) {
    return {
      title: 'Заявки по\u00a0этой ссылке нет',
      call: typograph('Если вы отправили форму, позвоните: проверим, дошла ли заявка. Если ещё нет, оставьте телефон.'),
      hours,
    };
  }
  return {
    title: acceptedTitle(facts, number),
    call: typograph(fillGaps(facts.accepted.call, { когда: callPromise(facts, takenAt) })),
    hours: `${closedWords(facts, takenAt)} ${hours}`.trim(),
  };
}
