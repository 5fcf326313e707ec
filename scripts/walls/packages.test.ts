import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOMS, TESTS } from './rooms.ts';
import type { Permissions } from './rules.ts';

type Manifest = {
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const root = readManifest('.');
const manifests = new Map(root.workspaces?.map((name) => [name, readManifest(name)]));
const inProduction = new Set([...manifests.values()].flatMap(({ dependencies = {} }) => Object.keys(dependencies)));

const workspaceOf = (room: string) => room.split('/')[0] ?? '';
const sortUnique = (names: Iterable<string>) => [...new Set(names)].sort();
const listPackages = (table: Permissions, workspace: string) =>
  Object.entries(table).flatMap(([room, { packages = [] }]) => (workspaceOf(room) === workspace ? packages : []));

test.each([...manifests])('%s declares exactly the packages that its rooms may import', (name, manifest) => {
  // Ignore tools of the root and type packages, which no workspace depends on.
  expect(sortUnique(listPackages(ROOMS, name).filter((one) => inProduction.has(one)))).toEqual(
    sortUnique(Object.keys(manifest.dependencies ?? {})),
  );
});

test('every package that a room or its tests may import is declared in its workspace or at the root', () => {
  const holders = [...Object.entries<Permissions[string]>(ROOMS), ...Object.entries(TESTS)];
  const undeclared = holders.flatMap(([room, { packages = [] }]) => {
    const { dependencies, devDependencies } = manifests.get(workspaceOf(room)) ?? {};
    const declared = { ...dependencies, ...devDependencies, ...root.devDependencies };
    return packages
      .filter((name) => !(name in declared || `@types/${name}` in declared))
      .map((name) => `${room}: ${name}`);
  });
  expect(undeclared).toEqual([]);
});

test('a package has the same version in every package.json that lists it', () => {
  const named = [root, ...manifests.values()].flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  );
  const versions = Map.groupBy(named, ([name]) => name);
  const several = [...versions].map(([name, all]) => [name, ...new Set(all.map(([, version]) => version))]);
  expect(several.filter(({ length }) => length > 2)).toEqual([]);
});
