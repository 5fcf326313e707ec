import type { Plugin, Rolldown } from 'vite';

type ModuleInfo = { readonly id: string; readonly importers: readonly string[] };
type InfoOf = (id: string) => ModuleInfo | null;

const ENTRY = '/site/entry-client.tsx';
const HOME = '/site/pages/home/page.tsx';
const PAGE = /\/site\/pages\/[^/]+\/page\.tsx$/;

/** What is fetched on every page once it is at rest. */
const AT_REST = [
  '/site/router/after-start.ts',
  '/site/features/toasts/toast-list.tsx',
  '/site/runtime/page-toast-store.ts',
];

/** What fewer pages need is not worth its bytes on all of them; the home page, where most begin, takes only its own. */
const MANY_PAGES = 3;
const MOST_PAGES = 8;

/** Dozens of tiny parts compress badly and are asked for one by one: what all pages need is one part. */
export const CODE_GROUPS: Rolldown.CodeSplittingGroup[] = [
  // Run in a task of its own, see `load-application.ts`.
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|react-dom-client-flat/,
    priority: 1,
    entriesAware: false,
  },
  { name: (id, context) => groupOf(id, (module) => context.getModuleInfo(module)) },
];

/** What waits for a press comes with no page, however many could press. */
function groupOf(id: string, infoOf: InfoOf): 'base' | 'rest' | null {
  const users = [...usersOf(id, infoOf)];
  if (users.some((user) => user.endsWith(ENTRY))) return 'base';
  const pages = users.filter((user) => PAGE.test(user));
  const isOfHome = pages.some((page) => page.endsWith(HOME));
  if (pages.length >= (isOfHome ? MANY_PAGES : MOST_PAGES)) return 'base';
  return users.some((user) => AT_REST.some((path) => user.endsWith(path))) ? 'rest' : null;
}

/** A module and all that import it, directly or not, but for those that fetch it later. */
function usersOf(id: string, infoOf: InfoOf): ReadonlySet<string> {
  const users = new Set([id]);
  for (const user of users) for (const importer of infoOf(user)?.importers ?? []) users.add(importer);
  return users;
}

/** Stops a build whose groups are named by files that are no more: by sizes alone nobody would notice. */
export function groupsInUse(): Plugin {
  return {
    name: 'groups-in-use',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const [name, files] of Object.entries({ react: ['/react-dom/'], base: [ENTRY], rest: AT_REST })) {
        const modules = chunks.filter((chunk) => chunk.name === name).flatMap((chunk) => Object.keys(chunk.modules));
        const missing = files.filter((file) => !modules.some((module) => module.includes(file)));
        if (missing.length > 0) this.error(`Not in the group ${name}: ${missing.join(', ')}. See code-groups.ts`);
      }
    },
  };
}
