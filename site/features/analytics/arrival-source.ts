/** Of a document's opening. `type` as the browser calls the navigation. */
export type Opening = { readonly url: string; readonly referrer: string; readonly type: string };

/**
 * By what the visitor came, in at most 60 characters: the campaign, the host they came from, or `direct`; the server knows
 * the names of hosts. `null`: no arrival, but a reload, a step back, or a page of our own.
 */
export function arrivalSource({ url, referrer, type }: Opening): string | null {
  const { host, searchParams } = new URL(url);
  const [, , from = 'direct'] = referrer.split('/');
  if (/^(reload|back)/.test(type) || from === host) return null;
  const campaign = ['utm_source', 'utm_medium'].flatMap((name) => searchParams.get(name) || []).join('/');
  return (campaign || (searchParams.has('yclid') ? 'yandex/cpc' : from)).toLowerCase().slice(0, 60);
}
