import { ROOMS, TESTS } from './scripts/walls/rooms.ts';
import { FOR_TESTS, wallRules } from './scripts/walls/rules.ts';

const room = (name) => `^${name}/`;

/** Import permissions of rooms are in `scripts/walls/rooms.ts`; these rules concern single files and packages. */
export default {
  forbidden: [
    ...wallRules(ROOMS, TESTS),
    rule('no-cycles', 'Two modules that need each other are one module.', {}, { circular: true }),
    rule(
      'e2e-goes-over-http',
      'Tests from outside see what visitors, editors and operators see; a stand-in for a foreign service may be shared.',
      { path: room('e2e') },
      { path: '^server/', pathNot: '\\.fake\\.ts$|^server/leads/testing/postgres/' },
    ),
    rule(
      'features-are-strangers',
      'A feature that needs another is a part of it, or both need something in ui.',
      { path: '^site/features/([^/]+)/' },
      { path: '^site/features/', pathNot: '^site/features/$1/' },
    ),
    rule(
      'pages-are-strangers',
      'What two pages share moves down to a feature.',
      { path: '^site/pages/([^/]+)/' },
      { path: '^site/pages/[^/]+/', pathNot: '^site/pages/$1/' },
    ),
    rule(
      'a-page-carries-no-zod-for-leads',
      'The browser takes the schema of a lead as types; kinds, limits and texts are in modules without Zod.',
      { path: room('site'), pathNot: '\\.test\\.tsx?$' },
      { path: '^model/lead/lead-schema\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'one-door-to-the-environment',
      'server/env.ts reads the environment, once; who needs a setting is handed it.',
      {
        path: '^server/(serve|leads|counts|release)/',
        pathNot: '\\.test\\.ts$|^server/leads/commands/(main|run-leads-command)\\.ts$|^server/counts/stats/main\\.ts$',
      },
      { path: '^server/env\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'no-orphans',
      'Nobody imports this file.',
      {
        orphan: true,
        path: '^(model|site|server)/',
        pathNot:
          '(\\.test\\.tsx?|\\.d\\.ts)$|^server/(main|leads/commands/main|counts/stats/main|ops/doctor|release-command/main|publish/(process|once))\\.ts$|^site/(boot|entry-[a-z]+)\\.tsx?$',
      },
      {},
    ),
    rule(
      'imports-are-declared',
      'What runs in production is a dependency in the package.json of its workspace.',
      { path: '^(model|server|site|panel)/', pathNot: `${FOR_TESTS}|^server/dev/|^panel/vite\\.config\\.ts$` },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'fakes-are-for-tests',
      'A stand-in for a foreign service never reaches production, nor does what prepares tests.',
      { path: '^(model|server|site)/', pathNot: FOR_TESTS },
      { path: FOR_TESTS },
    ),
    rule(
      'nothing-unresolvable',
      'An import leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '^(dist|virtual:)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|dist-gallery|var|panel/dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
    },
  },
};

function rule(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}
