import { sourceName } from '../../../model/counts/source-name.ts';
import { attributionValue } from '../channels/words/attribution.ts';
import type { StoredLead } from '../contract/lead.ts';

/**
 * By what a lead came, called as the visits are («yandex/cpc», «Авито»), so that both can be put side by side, or in words
 * why nobody knows: without a script nothing is.
 */
export function sourceOf(attribution: StoredLead['attribution']): string {
  const marks = ['utm_source', 'utm_medium'].map((name) => attributionValue(attribution, name)).filter(Boolean);
  if (marks.length > 0) return marks.join('/').toLowerCase();
  if (attributionValue(attribution, 'yclid') !== '') return 'yandex/cpc';
  // The site keeps a host and a path; what others post may be a whole address.
  const host = /^(?:https?:\/\/)?([^/?#]+)/i.exec(attributionValue(attribution, 'referrer'))?.[1];
  if (host !== undefined) return sourceName(host.toLowerCase());
  return attributionValue(attribution, 'landing') === '' ? 'неизвестно' : sourceName('direct');
}
