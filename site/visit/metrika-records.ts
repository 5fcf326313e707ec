import { attempt } from '../storage/attempt.ts';

/** What Metrika's script keeps in this browser under our address begins so; the cookie document names each. */
const OURS = /^_ym/;

/**
 * Takes away all that Metrika has written: its cookies may belong to the host or to any domain above it, up to the first
 * that a browser accepts.
 */
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
