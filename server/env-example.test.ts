import { globSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { environmentSchema, readEnvironment } from './env.ts';

const EXAMPLE = readFileSync('deploy/env.example', 'utf8');
const SETTING = /^(# )?([A-Z][A-Z\d_]*)=(.*)$/;
const settings = EXAMPLE.split('\n').flatMap((line, at) => {
  const [, off, name = '', value = ''] = SETTING.exec(line) ?? [];
  return name === '' ? [] : [{ line: at, isOn: off === undefined, name, value }];
});

/** Matches `variable('NAME', …)` and properties read from the environment objects. */
const READS = [/\bvariable\(\s*'([A-Z][A-Z\d_]*)'/g, /\b(?:variables|given)\.([A-Z][A-Z\d_]*)/g];

/** Also includes variables that only the compose files use. */
function variablesOfTheCode(): Set<string> {
  const names = new Set<string>(Object.keys(environmentSchema.shape));
  const sources = globSync(['server/**/*.ts', 'panel/server/**/*.ts'], {
    exclude: ['**/*.test.ts', '**/*.fixture.ts', '**/*.fake.ts', '**/node_modules/**'],
  });
  for (const source of sources) {
    const text = readFileSync(source, 'utf8');
    for (const pattern of READS) for (const [, name = ''] of text.matchAll(pattern)) names.add(name);
  }
  for (const file of globSync('deploy/compose*.yaml'))
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?<!\$)\$\{([A-Z][A-Z\d_]*)/g)) names.add(name);
  return names;
}

test('deploy/env.example has a line for every variable that is read, and no others', () => {
  expect(settings.map(({ name }) => name).sort()).toEqual([...variablesOfTheCode()].sort());
});

test('the variables of services and of the panel are found in the code', () => {
  const names = variablesOfTheCode();
  for (const name of ['PORT', 'SMTP_HOST', 'MAX_BOT_TOKEN', 'SMARTCAPTCHA_SERVER_KEY', 'PANEL_SECRET', 'PANEL_URL']) {
    expect(names).toContain(name);
  }
});

test('a server starts with the unmodified file', () => {
  const given = parseEnv(EXAMPLE);
  expect(Object.keys(given).sort()).toEqual(settings.flatMap(({ isOn, name }) => (isOn ? [name] : [])).sort());
  expect(readEnvironment(given)).toMatchObject({
    publicUrl: 'https://company.example',
    channels: { panelUrl: 'https://panel.company.example' },
  });
});

test('a disabled variable with a default shows the default', () => {
  const defaults = environmentSchema.parse({});
  const shownValues = Object.fromEntries(settings.map(({ name, value }) => [name, value]));
  for (const [name, value] of Object.entries(defaults)) {
    if (settings.some((setting) => setting.name === name && !setting.isOn))
      expect(shownValues[name], name).toBe(`${value}`);
  }
});

test('every variable has a Russian comment above it or follows another variable', () => {
  const lines = EXAMPLE.split('\n');
  for (const { line, name } of settings) {
    const above = lines[line - 1] ?? '';
    expect(SETTING.test(above) || /^# .*[А-Яа-яЁё]/.test(above), name).toBe(true);
  }
});
