import { contactRequest, isContactWay } from '../../../model/lead/contact-ways.ts';
import type { LeadField } from '../../../model/lead/lead-schema.ts';
import { attribute, escapeHtml } from '../contract/html.ts';

type Option = { readonly value: string; readonly words: string };

/** When and how to answer, as it was chosen, and the way back to a call as soon as possible. */
export function wishFields(values: Readonly<Partial<Record<LeadField, string>>>): string {
  const { callTime = '', contactBy = '' } = values;
  const times = [{ value: '', words: 'Как можно скорее' }, ...(callTime ? [{ value: callTime, words: callTime }] : [])];
  const ways = [...new Set(['call', contactBy])]
    .filter(isContactWay)
    .map((value) => ({ value, words: contactRequest(value) }));
  return [
    values.callTime === undefined ? '' : list('callTime', 'Когда связаться', times, callTime),
    values.contactBy === undefined ? '' : list('contactBy', 'Как связаться', ways, contactBy),
  ].join('');
}

function list(name: string, label: string, options: readonly Option[], chosen: string): string {
  const items = options.map(
    ({ value, words }) =>
      `<option${attribute('value', value)}${value === chosen ? ' selected' : ''}>${escapeHtml(words)}</option>`,
  );
  return `<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}">${items.join('')}</select></div>`;
}
