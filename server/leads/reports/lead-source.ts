import { attributionValue } from '../channels/words/attribution.ts';
import type { StoredLead } from '../contract/lead.ts';

/** «yandex / cpc», the site that led here, or in words why neither is known: without a script nothing is. */
export function sourceOf(attribution: StoredLead['attribution']): string {
  const marks = ['utm_source', 'utm_medium'].map((name) => attributionValue(attribution, name)).filter(Boolean);
  if (marks.length > 0) return marks.join(' / ');
  // The site keeps a host and a path; what others post may be a whole address.
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/?#]+)/i.exec(attributionValue(attribution, 'referrer'))?.[1];
  if (host !== undefined) return host;
  return attributionValue(attribution, 'landing') === '' ? 'неизвестно' : 'прямой заход';
}
