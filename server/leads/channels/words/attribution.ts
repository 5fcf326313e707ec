import { cleanLine } from '../../../../model/lead/clean-text.ts';
import type { StoredLead } from '../../contract/lead.ts';
import { shorten } from './shorten.ts';

type Attribution = StoredLead['attribution'];

const MAX_CHARACTERS = 255;
const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

/** Returns a value of the visit itself, else of its last touch, else of any touch; '' when there is none. */
export function attributionValue(attribution: Attribution, name: string): string {
  if (!attribution) return '';
  for (const place of [attribution, attribution.last, ...Object.values(attribution)]) {
    if (typeof place !== 'object' || place === null) continue;
    const value = (place as Record<string, unknown>)[name];
    if (typeof value === 'string' || typeof value === 'number') {
      const text = shorten(cleanLine(String(value)), MAX_CHARACTERS);
      if (text !== '') return text;
    }
  }
  return '';
}

export function sourceText(attribution: Attribution): string {
  const marks = UTM.map((name) => attributionValue(attribution, name)).filter((value) => value !== '');
  return marks.length > 0 ? marks.join(' / ') : attributionValue(attribution, 'referrer');
}
