import { attempt } from '../storage/attempt.ts';

/** Prefix of all Metrika storage keys and cookies, which the cookie document lists. */
const OURS = /^_ym/;

/** Deletes all Metrika data. The cookie's domain is unknown, so each parent domain of the host is tried. */
export function clearMetrikaRecords(): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (OURS.test(key)) localStorage.removeItem(key);
  });
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (OURS.test(key)) sessionStorage.removeItem(key);
  });
  attempt(() => {
    const labels = location.hostname.split('.');
    const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
    for (const cookie of document.cookie.split(/;\s*/)) {
      const [name = ''] = cookie.split('=');
      if (!OURS.test(name)) continue;
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https and is not in every browser
      for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
  });
}
