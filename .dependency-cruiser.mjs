const room = (name) => `^${name}/`;
const FOR_TESTS = '\\.(test|fake|fixture)\\.tsx?$|/testing/';

/** The floors of server/leads, upwards: what each may stand on. Files beside them put the house together. */
const LEAD_FLOORS = {
  contract: [],
  outgoing: ['contract'],
  store: ['contract'],
  intake: ['contract', 'store'],
  http: ['contract', 'outgoing', 'store', 'intake'],
  delivery: ['contract', 'store'],
  operations: ['contract', 'store', 'delivery'],
  channels: ['contract', 'outgoing'],
  reports: ['contract', 'store', 'operations', 'channels'],
  commands: ['contract', 'outgoing', 'store', 'delivery', 'operations', 'channels', 'reports', 'http/human-check'],
};

/** The floors of site. What renders pages, puts them together or takes them over stands above all. */
const SITE_FLOORS = {
  lib: [],
  runtime: [],
  navigation: ['lib', 'runtime'],
  ui: ['lib', 'navigation'],
  features: ['lib', 'runtime', 'navigation', 'ui'],
  pages: ['lib', 'runtime', 'navigation', 'ui', 'features'],
  layouts: ['lib', 'runtime', 'navigation', 'ui', 'features'],
};
/** The lists of all pages, and tests that look at a floor from above. */
const ABOVE_FLOORS = '^site/pages/(modules|sources)\\.ts$|^site/(lib|pages)/.*\\.test\\.tsx?$';

const siteFloors = floors('site', SITE_FLOORS, ABOVE_FLOORS);
const leadFloors = [
  ...floors('server/leads', LEAD_FLOORS, FOR_TESTS),
  rule(
    'leads-are-a-room-of-their-own',
    'Publishing and serving go on without leads.',
    { path: '^server/(publish|serve|release)/', pathNot: FOR_TESTS },
    { path: room('server/leads') },
  ),
  rule(
    'leads-testing-is-for-tests',
    'Helpers of tests never reach production.',
    { path: '^(model|site|server)/', pathNot: `^server/leads/testing/|${FOR_TESTS}` },
    { path: room('server/leads/testing') },
  ),
  rule(
    'a-page-carries-no-zod-for-leads',
    'The browser takes the schema of a lead as types; kinds, limits and texts are in modules without Zod.',
    { path: room('site'), pathNot: '\\.test\\.tsx?$' },
    { path: '^model/lead/lead-schema\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
];

const countsWalls = [
  rule(
    'counts-are-a-room-of-their-own',
    'Publishing, serving and leads go on without counts; they stand on what leads know of requests and stores.',
    { path: '^server/(publish|serve|release|leads)/', pathNot: FOR_TESTS },
    { path: room('server/counts') },
  ),
];

const backupWalls = [
  rule(
    'backups-are-taken-from-outside',
    'What is backed up does not know of it.',
    { path: '^server/(publish|serve|release|leads|counts)/', pathNot: FOR_TESTS },
    { path: room('server/backup') },
  ),
];

const watchingWalls = [
  rule(
    'nobody-needs-the-watchers',
    'The site goes on without whoever looks at it; it tells what happens through callbacks.',
    { path: '^server/(publish|serve|release|leads|counts|backup)/', pathNot: FOR_TESTS },
    { path: '^server/(watching|metrics|doctor)/' },
  ),
];

const storageWalls = [
  rule(
    'one-server-needs-no-storage',
    'Publishing, serving and leads go on without other servers; releases are handed on beside them.',
    { path: '^server/(publish|serve|release|leads|counts)/', pathNot: FOR_TESTS },
    { path: room('server/release-storage') },
  ),
  rule(
    'release-storage-knows-no-leads',
    'Releases hold nothing of visitors.',
    { path: room('server/release-storage'), pathNot: FOR_TESTS },
    { path: '^server/(leads|counts)/' },
  ),
];

const frontWalls = [
  rule(
    'node-needs-no-web-server',
    'Node serves a release by itself; what others serve it by is written beside it, from what Node goes by.',
    { path: '^server/(serve|leads|counts|release)/', pathNot: FOR_TESTS },
    { path: room('server/front') },
  ),
];

const panelWalls = [
  rule(
    'nobody-needs-the-panel',
    'Site and leads go on without it.',
    { path: '^(model|site|server)/' },
    { path: room('panel') },
  ),
  rule(
    'panel-contract-stands-on-the-model',
    'What both sides of the panel agree on is types and tables.',
    { path: room('panel/contract') },
    { path: '^(site|server|panel/(app|server))/' },
  ),
  rule(
    'panel-app-goes-over-http',
    'What runs in a browser takes nothing from the server but what both agree on.',
    { path: room('panel/app') },
    { path: '^(site|server|panel/server|model/load)/', dependencyTypesNot: ['type-only', 'type-import'] },
  ),
  rule(
    'panel-server-draws-nothing',
    'The application is built; the server serves its files.',
    { path: room('panel/server') },
    { path: '^(site|panel/app)/', dependencyTypesNot: ['type-only', 'type-import'] },
  ),
];

/** Who may import whom; the picture stands in docs/architecture.md. Each rule has a planted violation in `scripts/check-boundaries.ts`. */
export default {
  forbidden: [
    rule('no-cycles', 'Two modules that need each other are one module.', {}, { circular: true }),
    rule(
      'model-knows-nobody',
      'The content contract depends on nothing of ours.',
      { path: room('model') },
      { path: '^(site|server|panel|e2e|bench|scripts)/' },
    ),
    rule(
      'site-knows-only-the-model',
      'The website is a pure function of content.',
      { path: room('site') },
      { path: '^(server|panel|e2e|bench|scripts)/' },
    ),
    rule(
      'e2e-goes-over-http',
      'Tests from outside see what visitors, editors and operators see; a stand-in for a foreign service may be shared.',
      { path: room('e2e') },
      { path: '^server/', pathNot: '\\.fake\\.ts$|^server/leads/testing/postgres/' },
    ),
    rule(
      'site-loads-nothing-from-node',
      'Only what renders for publishing, which never comes to a browser, has Node.',
      { path: room('site'), pathNot: '^site/static/|^site/entry-static\\.tsx$|\\.test\\.tsx?$' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'site-is-given-its-content',
      'Reading folders is for the server; pages get what was read.',
      { path: room('site'), pathNot: '\\.test\\.tsx?$' },
      { path: room('model/load') },
    ),
    rule(
      'the-contract-reads-no-files',
      'What a browser may import of the model needs no Node; the loader, its only input, is imported by servers alone.',
      { path: room('model'), pathNot: '^model/load/|\\.test\\.tsx?$' },
      { path: room('model/load'), dependencyTypesNot: ['type-only', 'type-import'] },
    ),
    rule(
      'the-contract-needs-no-node',
      'What a browser may import of the model needs no Node.',
      { path: room('model'), pathNot: '^model/load/|\\.test\\.tsx?$' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'server-takes-the-built-site',
      'The server renders through dist/static; from the source it may take types only.',
      { path: room('server'), pathNot: '\\.test\\.ts$' },
      { path: room('site'), dependencyTypesNot: ['type-only', 'type-import'] },
    ),
    ...siteFloors,
    rule(
      'early-is-small',
      'What runs before the application brings nothing of it along.',
      { path: '^site/(early/|boot\\.ts$)' },
      { path: '^site/', pathNot: '^site/(early/|lib/|entry-client\\.tsx$)' },
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
      'runtime-knows-no-react',
      'Navigation policy is framework-free.',
      { path: room('site/runtime') },
      { path: 'node_modules/(react|react-dom|react-router)/' },
    ),
    rule(
      'only-the-adapters-touch-the-router',
      'Pages and features speak of links, queries and data; the router stays in its adapters and at the entries.',
      { path: room('site'), pathNot: '^site/(router|navigation|static)/|^site/entry-[a-z]+\\.tsx$' },
      { path: 'node_modules/react-router/' },
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
          '(\\.test\\.tsx?|\\.d\\.ts)$|^server/(main|leads/commands/main|counts/stats/main|doctor/main|release-command/main|publish/(process|once))\\.ts$|^site/(boot|entry-[a-z]+)\\.tsx?$',
      },
      {},
    ),
    rule(
      'not-to-dev-dependencies',
      'What runs in production is a dependency.',
      { path: '^(model|server|site)/', pathNot: `${FOR_TESTS}|^server/dev/` },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'fakes-are-for-tests',
      'A stand-in for a foreign service never reaches production, nor does what prepares tests.',
      { path: '^(model|server|site)/', pathNot: FOR_TESTS },
      { path: FOR_TESTS },
    ),
    ...leadFloors,
    ...countsWalls,
    ...watchingWalls,
    ...storageWalls,
    ...frontWalls,
    ...backupWalls,
    ...panelWalls,
    rule(
      'nothing-unresolvable',
      'An import leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '^(dist|virtual:)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|dist-gallery|var|panel/dist|bench/peers)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
    },
  },
};

/** A rule for each floor of a room: it imports nothing of the room but itself and what it may stand on. */
function floors(place, table, pathNot) {
  return Object.entries(table).map(([floor, below]) =>
    rule(
      `${place.split('/').at(-1)}-${floor}`,
      `${floor} stands on ${below.join(', ') || 'nothing'}: no import upwards or sideways.`,
      { path: room(`${place}/${floor}`), pathNot },
      { path: room(place), pathNot: `^${place}/(${[floor, ...below].join('|')})/` },
    ),
  );
}

function rule(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}
