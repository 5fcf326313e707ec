import type { Redirects } from '../../model/kinds/redirect.ts';
import { filesOfAddress } from '../../model/load/files-of-address.ts';
import type { ContentIssue } from '../../model/load/issue.ts';
import type { ReleaseManifest } from '../release/manifest.ts';

type RouteRedirect = { readonly path: string; readonly redirect?: string };
export type RedirectTable = ReleaseManifest['redirects'];

export function redirectTable(routes: readonly RouteRedirect[], moved: Redirects): RedirectTable {
  const fromRoutes = routes.flatMap(({ path, redirect }) =>
    redirect === undefined ? [] : [[path, { to: redirect, status: 302 as const }] as const],
  );
  const fromContent = moved.map(({ from, to }) => [from, { to, status: 301 as const }] as const);
  return Object.fromEntries([...fromRoutes, ...fromContent]);
}

export function redirectIssues(moved: Redirects, pages: ReadonlySet<string>): ContentIssue[] {
  const file = 'redirects.yaml';
  const sources = moved.map(({ from }) => from);
  return moved.flatMap(({ from, to }, index) => {
    const path = [index];
    if (pages.has(from))
      return [
        {
          file,
          path,
          others: filesOfAddress(from),
          message: `По адресу ${from} есть страница. Переадресация её спрячет: удалите строку.`,
        },
      ];
    if (sources.indexOf(from) !== index)
      return [{ file, path, message: `Адрес ${from} переадресован дважды. Оставьте одну строку.` }];
    const target = to.split(/[?#]/)[0] ?? to;
    if (!pages.has(target))
      return [
        { file, path, others: filesOfAddress(to), message: `Страницы ${to} нет. Укажите адрес, который открывается.` },
      ];
    return [];
  });
}
