import { sourceName } from '../../../model/counts/source-name.ts';
import { attributionValue } from '../channels/words/attribution.ts';
import type { StoredLead } from '../contract/lead.ts';

/**
 * Returns the source under the same name as in the visit statistics («yandex/cpc», «Авито»).
 * Returns «неизвестно» when the page had no script to record the source.
 */
export function sourceOf(attribution: StoredLead['attribution']): string {
  const marks = ['utm_source', 'utm_medium'].map((name) => attributionValue(attribution, name)).filter(Boolean);
  if (marks.length > 0) return marks.join('/').toLowerCase();
  if (attributionValue(attribution, 'yclid') !== '') return 'yandex/cpc';
  // The site stores host and path; a forged request may contain a full URL.
  const host = /^(?:https?:\/\/)?([^/?#]+)/i.exec(attributionValue(attribution, 'referrer'))?.[1];
  if (host !== undefined) return sourceName(host.toLowerCase());
  return attributionValue(attribution, 'landing') === '' ? 'неизвестно' : sourceName('direct');
}
