import type { NavigationKind } from './navigation-policy.ts';

type LoadingLocation = Pick<Location, 'href' | 'assign' | 'replace' | 'reload'>;

/** Loads a URL as a document. After Back the address bar already shows the URL, hence `reload`. */
export function loadDocument(location: LoadingLocation, address: string, kind: NavigationKind): void {
  const target = new URL(address, location.href);
  if (withoutHash(target.href) === withoutHash(location.href)) {
    if (target.href !== location.href) location.replace(target.href);
    location.reload();
  } else if (kind === 'push') location.assign(target.href);
  else location.replace(target.href);
}

function withoutHash(href: string): string {
  return href.split('#')[0] ?? '';
}
