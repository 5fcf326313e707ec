import type { Plugin, Rolldown } from 'vite';

/** Dozens of tiny parts compress badly and are asked for one by one: what pages share is one part. */
export const CODE_GROUPS: Rolldown.CodeSplittingGroup[] = [
  // Run in a task of its own, see `load-application.ts`.
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|react-dom-client-flat/,
    priority: 3,
    entriesAware: false,
  },
  {
    name: (id, context) => (isAlwaysLoaded(id, (module) => context.getModuleInfo(module)) ? 'base' : null),
    priority: 2,
  },
  { name: 'shared', minShareCount: 3, priority: 1, entriesAware: false },
];

const NAMES = ['react', 'base', 'shared'];

/** Stops a build in which a group has become empty: by sizes alone nobody would notice. */
export function groupsInUse(): Plugin {
  return {
    name: 'groups-in-use',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const made = new Set(Object.values(bundle).map((file) => (file.type === 'chunk' ? file.name : null)));
      const empty = NAMES.filter((name) => !made.has(name));
      if (empty.length > 0) this.error(`No module is in the group ${empty.join(', ')}: see code-groups.ts`);
    },
  };
}

type ModuleInfo = { readonly id: string; readonly importers: readonly string[] };

/** Whether a module comes with the application itself, whatever the page: then it lies in one part with all such. */
function isAlwaysLoaded(id: string, infoOf: (id: string) => ModuleInfo | null, seen: Set<string> = new Set()): boolean {
  if (id.endsWith('/site/entry-client.tsx')) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return infoOf(id)?.importers.some((importer) => isAlwaysLoaded(importer, infoOf, seen)) ?? false;
}
