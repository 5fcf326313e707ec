import { callMinutes } from '../../../model/calling-hours/call-minutes.ts';
import type { CallFacts } from '../../../model/calling-hours/call-promise.ts';
import type { Content } from '../../../model/content.ts';
import { fillGaps } from '../../../model/format/gaps.ts';
import { typeset } from '../../../model/format/typeset.ts';
import type { Schedule } from '../../../model/kinds/company.ts';
import type { Replies } from '../../../model/kinds/replies.ts';

export function callFacts(content: Content): CallFacts {
  return { ...schedule(content), ...companyWords(content) };
}

export function schedule({ company, today }: Content): Schedule {
  const holidays = (company.holidays ?? []).filter(({ from, to = from }) => to >= today);
  const { hours, utcOffsetHours } = company;
  return { hours, utcOffsetHours, ...(holidays.length > 0 ? { holidays } : {}) };
}

export function companyWords({ company, replies }: Content): Replies {
  const { callbackMinutes, form, callback, accepted } = replies;
  const minutes = callMinutes(replies);
  const facts = {
    часы: company.hoursText,
    городе: company.cityIn,
    ...(minutes ? { минуты: minutes } : {}),
  };
  const filled = <Texts extends Readonly<Record<string, string>>>(texts: Texts) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, typeset(fillGaps(text, facts))])) as Texts;
  return {
    ...(callbackMinutes ? { callbackMinutes } : {}),
    form: filled(form),
    callback: filled(callback),
    accepted: filled(accepted),
  };
}
