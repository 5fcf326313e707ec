export type Opening = { readonly url: string; readonly referrer: string; readonly type: string };

/**
 * Returns the traffic source (≤ 60 characters): campaign, referrer host or `direct`. Returns `null` for a reload, back
 * navigation or same-site page.
 */
export function arrivalSource({ url, referrer, type }: Opening): string | null {
  const { host, searchParams } = new URL(url);
  const [, , from = 'direct'] = referrer.split('/');
  if (/^(reload|back)/.test(type) || from === host) return null;
  const campaign = ['utm_source', 'utm_medium'].flatMap((name) => searchParams.get(name) || []).join('/');
  return (campaign || (searchParams.has('yclid') ? 'yandex/cpc' : from)).toLowerCase().slice(0, 60);
}
