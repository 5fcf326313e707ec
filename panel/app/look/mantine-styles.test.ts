import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const CORE = 'node_modules/@mantine/core';
const read = (...path: readonly string[]) => readFileSync(join(...path), 'utf8');
const imported = (source: string, from: RegExp) =>
  [...source.matchAll(from)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  );

/** Returns the components that the panel and the other packages of Mantine import. */
function usedComponents(): ReadonlySet<string> {
  const own = globSync('panel/app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const others = globSync('node_modules/@mantine/{dates,notifications}/esm/**/*.mjs');
  return new Set(
    [...own, ...others].flatMap((file) => imported(read(file), /import \{([^}]*)\} from ['"]@mantine\/core['"]/g)),
  );
}

/** Returns the stylesheets of the components and of all components inside them. */
function neededStyles(components: ReadonlySet<string>): ReadonlySet<string> {
  const modules = [...read(CORE, 'esm/index.mjs').matchAll(/import \{([^}]*)\} from "\.\/([^"]+)"/g)]
    .filter(([, names = '']) => names.split(',').some((name) => components.has(name.trim().split(' ').at(-1) ?? '')))
    .map(([, , path = '']) => join(CORE, 'esm', path));
  const all = new Set(modules);
  for (const module of all)
    for (const [, path = ''] of read(module).matchAll(/from "(\.[^"]+)"/g)) all.add(join(module, '..', path));
  const names = [...all].flatMap((module) => /(\w+)\.module/.exec(module)?.[1] ?? []);
  return new Set(names.filter((name) => existsSync(join(CORE, 'styles', `${name}.css`))));
}

test('the panel loads the styles of exactly the components it uses, in the order of the library', () => {
  const whole = read(CORE, 'styles.css');
  const loaded = [...read('panel/app/look/mantine.css').matchAll(/styles\/(\w+)\.css/g)].flatMap(
    ([, name = '']) => name,
  );
  const components = loaded.filter((name) => /^[A-Z]/.test(name));
  const place = (name: string) => whole.indexOf(/\.m_\w+/.exec(read(CORE, 'styles', `${name}.css`))?.[0] ?? name);
  expect(components).toEqual([...neededStyles(usedComponents())].sort((a, b) => place(a) - place(b)));
});
