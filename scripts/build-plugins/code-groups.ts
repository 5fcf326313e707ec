import type { Plugin, Rolldown } from 'vite';

type ModuleInfo = { readonly id: string; readonly importers: readonly string[] };
type InfoOf = (id: string) => ModuleInfo | null;

const ENTRY = '/site/entry-client.tsx';
const PAGE = /\/site\/pages\/([^/]+)\/page\.tsx$/;

/** Modules that every page loads when it is idle. */
const AT_REST = [
  '/site/shell/router/background-tasks.ts',
  '/site/features/toasts/toast-list.tsx',
  '/site/shell/runtime/page-toast-store.ts',
];

/**
 * Number of pages from which a module belongs to the common chunk. The limit is lower for modules of the home page,
 * where most visits begin.
 */
const MANY_PAGES = 3;
const MAX_PAGES = 7;

/** Pages whose shared modules form one chunk: chunks of 300 bytes hardly compress and cost a request each. */
const FEW_PAGES: Readonly<Record<string, readonly string[]>> = {
  calculator: ['home', 'estimate'],
  packages: ['home', 'packages'],
  stages: ['home', 'finished-work'],
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
  { name: (id, context) => groupOf(id, (module) => context.getModuleInfo(module)) },
];

/** Modules imported on interaction have no page among their users, so no group includes them. */
function groupOf(id: string, infoOf: InfoOf): string | null {
  const users = [...usersOf(id, infoOf)];
  if (users.some((user) => user.endsWith(ENTRY))) return 'base';
  const pages = users.flatMap((user) => PAGE.exec(user)?.[1] ?? []);
  if (pages.length >= (pages.includes('home') ? MANY_PAGES : MAX_PAGES)) return 'base';
  if (users.some((user) => AT_REST.some((path) => user.endsWith(path)))) return 'rest';
  if (pages.length < 2) return null;
  return Object.keys(FEW_PAGES).find((group) => pages.every((page) => FEW_PAGES[group]?.includes(page))) ?? null;
}

/** Returns a module and all its direct and indirect static importers. */
function usersOf(id: string, infoOf: InfoOf): ReadonlySet<string> {
  const users = new Set([id]);
  for (const user of users) for (const importer of infoOf(user)?.importers ?? []) users.add(importer);
  return users;
}

/**
 * Fails the build when a group is empty or names a missing file, or when the boot script imports a chunk. Otherwise such
 * mistakes would only show in sizes and times.
 */
export function groupsInUse(): Plugin {
  return {
    name: 'groups-in-use',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const boot = chunks.find(({ name }) => name === 'boot');
      if (boot?.imports.length !== 0) this.error('site/boot.ts shares a module with the application');
      const lost = Object.keys(FEW_PAGES).filter((name) => chunks.every((chunk) => chunk.name !== name));
      if (lost.length > 0) this.error(`Nothing is in the groups ${lost.join(', ')}. See code-groups.ts`);
      for (const [name, files] of Object.entries({ react: ['/react-dom/'], base: [ENTRY], rest: AT_REST })) {
        const modules = chunks.filter((chunk) => chunk.name === name).flatMap((chunk) => Object.keys(chunk.modules));
        const missing = files.filter((file) => !modules.some((module) => module.includes(file)));
        if (missing.length > 0) this.error(`Not in the group ${name}: ${missing.join(', ')}. See code-groups.ts`);
      }
    },
  };
}
