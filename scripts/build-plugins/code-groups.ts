import type { Plugin, Rolldown } from 'vite';

type ModuleInfo = { readonly id: string; readonly importers: readonly string[] };
type InfoOf = (id: string) => ModuleInfo | null;

const ENTRY = '/site/entry-client.tsx';
const ROUTER = '/site/shell/router/start-router.ts';
const PAGE = /\/site\/pages\/([^/]+)\/page\.tsx$/;

/** Modules that every page loads when it is idle. */
const AT_REST = [
  '/site/shell/view/background-tasks.ts',
  '/site/features/toasts/toast-list.tsx',
  '/site/shell/runtime/page-toast-store.ts',
];

/** A module of the home page belongs to the common chunk from three pages, because most visits begin there. */
const MANY_PAGES = 3;
const MAX_PAGES = 7;

/** Pages with the most code of their own. What the home page shares with others only is not in the common chunk. */
const HEAVY_PAGES = ['estimate', 'finished-work', 'flat', 'sales'];
const CALCULATING_PAGES = ['home', 'estimate', 'packages', 'package'];

/** Pages whose shared modules form one chunk: chunks of 300 bytes hardly compress and cost a request each. */
const FEW_PAGES: Readonly<Record<string, readonly string[]>> = {
  stages: ['home', 'finished-work'],
  lines: ['estimate', 'package', 'packages'],
  cases: ['finished-work', 'article', 'reviews', 'about'],
  flats: ['flat', 'sales', 'comparison', 'acceptance'],
};

/** Groups modules into a few chunks: dozens of tiny chunks compress badly and need a request each. */
export const CODE_GROUPS: Rolldown.CodeSplittingGroup[] = [
  // A separate chunk, so that its code runs in a separate task, see `load-application.ts`.
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|react-dom-client-flat/,
    priority: 1,
    entriesAware: false,
  },
  // The phone mask imports it and must not wait for the application.
  { name: 'digits', test: /\/model\/format\/ascii-digits\.ts$/, priority: 1 },
  { name: (id, context) => groupOf(id, (module) => context.getModuleInfo(module)) },
];

/** Modules imported on interaction have no page among their users, so no group includes them. */
function groupOf(id: string, infoOf: InfoOf): string | null {
  const users = [...usersOf(id, infoOf)];
  const isUsedBy = (file: string) => users.some((user) => user.endsWith(file));
  if (isUsedBy(ENTRY)) return 'base';
  const pages = users.flatMap((user) => PAGE.exec(user)?.[1] ?? []);
  const common = groupOfManyPages(pages);
  if (common) return common;
  // Links must work when the rest fails to load.
  if (AT_REST.some(isUsedBy)) return isUsedBy(ROUTER) ? 'base' : 'rest';
  if (pages.length < 2) return null;
  return Object.keys(FEW_PAGES).find((group) => pages.every((page) => FEW_PAGES[group]?.includes(page))) ?? null;
}

function groupOfManyPages(pages: readonly string[]): string | null {
  if (pages.length >= MAX_PAGES) return 'base';
  if (!pages.includes('home') || pages.length < 2) return null;
  const isHeavy = pages.some((page) => HEAVY_PAGES.includes(page));
  if (!isHeavy) return 'cards';
  if (pages.includes('estimate') && pages.every((page) => CALCULATING_PAGES.includes(page))) return 'calculator';
  return pages.length >= MANY_PAGES ? 'base' : null;
}

/** Returns a module and all its direct and indirect static importers. */
function usersOf(id: string, infoOf: InfoOf): ReadonlySet<string> {
  const users = new Set([id]);
  for (const user of users) for (const importer of infoOf(user)?.importers ?? []) users.add(importer);
  return users;
}

/**
 * Fails the build when a group is empty or names a missing file, when the boot script or the phone mask waits for the
 * application, or when the first view contains the router. Otherwise such mistakes would only show in sizes and times.
 */
export function groupsInUse(): Plugin {
  return {
    name: 'groups-in-use',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const boot = chunks.find(({ name }) => name === 'boot');
      if (boot?.imports.length !== 0) this.error('site/boot.ts shares a module with the application');
      const mask = chunks.find(({ name }) => name === 'mask');
      const awaited = chunks.filter(({ fileName }) => mask?.imports.includes(fileName)).map(({ name }) => name);
      if (awaited.join() !== 'digits') this.error(`The phone mask waits for ${awaited.join(', ')}`);
      const lost = ['calculator', 'cards', ...Object.keys(FEW_PAGES)].filter((name) =>
        chunks.every((chunk) => chunk.name !== name),
      );
      if (lost.length > 0) this.error(`Nothing is in the groups ${lost.join(', ')}. See code-groups.ts`);
      const router = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.includes('/react-router/')));
      const names = router.map(({ name }) => name).join();
      if (names !== 'start-router') this.error(`The router loads after the first view, but is in ${names}`);
      const rest = chunks.find(({ name }) => name === 'rest');
      if (router.some(({ imports }) => rest && imports.includes(rest.fileName)))
        this.error('The router waits for the chunk rest');
      for (const [name, files] of Object.entries({ react: ['/react-dom/'], base: [ENTRY], rest: AT_REST })) {
        const modules = chunks.filter((chunk) => chunk.name === name).flatMap((chunk) => Object.keys(chunk.modules));
        const missing = files.filter((file) => !modules.some((module) => module.includes(file)));
        if (missing.length > 0) this.error(`Not in the group ${name}: ${missing.join(', ')}. See code-groups.ts`);
      }
    },
  };
}
