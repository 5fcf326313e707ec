import { expect, test } from 'vitest';
import { config, type FakeFile, refusedImports } from './fake-files.fixture.ts';
import { ROOMS, TESTS } from './rooms.ts';
import { folderOf, holderOfTests, isFile, type Permission, type Permissions } from './rules.ts';

const rooms: Permissions = ROOMS;
const NAMES = Object.keys(rooms);
/** Packages that every room tries to import in addition to the permitted ones. */
const STRANGERS = ['hono', 'react', 'react-router', 'vitest', 'zod'];

const ofRooms = (rule: { name: string }) => /^(room|tests of) /.test(rule.name);

test('code and tests may import exactly their permitted rooms, packages and Node modules', async () => {
  const code = NAMES.filter((name) => !name.endsWith('/testing')).map((name) =>
    importAll(name, holderOfTests(name, TESTS) ? 'imports.ts' : 'imports.test.ts', rooms[name] ?? {}),
  );
  const tests = Object.entries(TESTS)
    .filter(([name]) => !isFile(name))
    .map(([name, permission]) => importAll(name, 'imports.test.ts', permission));
  const types = NAMES.filter((name) => !isFile(name)).map((name) => ({
    from: `${folderOf(name)}types.ts`,
    to: (rooms[name]?.typesOnly ?? []).map(targetOf),
    types: true,
  }));
  const refused = await refusedImports([...code, ...tests, ...types], config.forbidden.filter(ofRooms));
  const seen = refused.map(({ from, to }) => `${from} → ${/^node_modules\/(.*)\/index\.js$/.exec(to)?.[1] ?? to}`);
  expect(seen.sort()).toEqual([...code, ...tests].flatMap(listRefusals).sort());
});

const NOWHERE = 'model/nowhere.ts';
/** For each special rule, an import that the rule refuses. */
const SPECIAL: Record<string, readonly [from: string, to: string]> = {
  'every-file-has-a-room': ['server/new-room/anything.ts', 'model/format/money.ts'],
  'no-cycles': ['model/itself.ts', 'model/itself.ts'],
  'e2e-goes-over-http': ['e2e/looks-inside.test.ts', 'server/leads/testing/bodies.ts'],
  'features-are-strangers': ['site/features/gallery/friendly.tsx', 'site/features/calculator/part.tsx'],
  'pages-are-strangers': ['site/pages/about/friendly.tsx', 'site/pages/home/page.tsx'],
  'a-page-carries-no-zod-for-leads': ['site/features/lead-form/checks.ts', 'model/lead/lead-schema.ts'],
  'one-door-to-the-environment': ['server/leads/commands/reads.ts', 'server/env.ts'],
  'no-orphans': ['site/ui/forgotten.ts', ''],
  'imports-are-declared': ['server/publish/tested.ts', 'fast-check'],
  'fakes-are-for-tests': ['server/release/pretends.ts', 'server/release/service.fake.ts'],
  'nothing-unresolvable': ['model/lost.ts', NOWHERE],
};
const DOORS: readonly FakeFile[] = [
  { from: 'server/main.ts', to: ['server/env.ts'] },
  { from: 'server/leads/commands/main.ts', to: ['server/env.ts'] },
  { from: 'site/features/calculator/whole.tsx', to: ['site/features/calculator/part.tsx'] },
  { from: 'e2e/pretends.test.ts', to: ['server/leads/http/human-check/service.fake.ts'] },
];

test('every rule that is not about a pair of rooms refuses its bad import, and named exceptions pass', async () => {
  const badImports = Object.values(SPECIAL).map(([from, to]) => ({ from, to: to ? [to] : [] }));
  const rules = config.forbidden.filter((rule) => !ofRooms(rule));
  const refused = await refusedImports([...badImports, ...DOORS], rules, NOWHERE);
  const triggeredRules = rules.filter(({ name }) =>
    refused.some(({ from, rule }) => rule.name === name && from === SPECIAL[name]?.[0]),
  );
  expect(triggeredRules.map(({ name }) => name)).toEqual(rules.map(({ name }) => name));
  expect(refused.filter(({ from }) => DOORS.some((door) => door.from === from))).toEqual([]);
});

type RoomPlant = FakeFile & { readonly room: string; readonly permission: Permission };

function importAll(room: string, file: string, permission: Permission): RoomPlant {
  const others = NAMES.filter((name) => name !== room).map(targetOf);
  const packages = new Set([...STRANGERS, ...(permission.packages ?? [])]);
  return {
    room,
    permission,
    from: isFile(room) ? room : folderOf(room) + file,
    to: [...others, ...packages, 'node:sqlite'],
  };
}

function targetOf(name: string): string {
  return isFile(name) ? name : `${folderOf(name)}target.ts`;
}

function listRefusals({ room, permission, from, to }: RoomPlant): string[] {
  // A test folder that is no room may import all rooms below it.
  const inside = NAMES.filter((name) => !(room in rooms) && name.startsWith(folderOf(room)));
  const allowed = [
    ...[...inside, ...(permission.rooms ?? [])].map(targetOf),
    ...(permission.packages ?? []),
    ...(permission.node ? ['node:sqlite'] : []),
  ];
  return to.filter((name) => !allowed.includes(name)).map((name) => `${from} → ${name}`);
}
