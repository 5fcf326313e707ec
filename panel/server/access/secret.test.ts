import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EnvironmentError } from '../../../server/env.ts';
import { temporaryDir } from '../../../server/leads/testing/temporary-dir.ts';
import { readPanelEnvironment } from '../environment.ts';
import { readSecret } from './secret.ts';

it('the secret is created once, for this system account only', async () => {
  await using home = await temporaryDir();
  const made = readSecret(home.dir, null);
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(readSecret(home.dir, null)).toBe(made);
  const path = join(home.dir, 'panel', 'secret');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readFile(path, 'utf8')).toBe(made);
});

it('a given secret is used, and a short one is rejected', async () => {
  const given = 'x'.repeat(32);
  expect(readPanelEnvironment({ PANEL_SECRET: given }).panelSecret).toBe(given);
  expect(readPanelEnvironment({ PANEL_SECRET: '' }).panelSecret).toBeNull();
  expect(() => readPanelEnvironment({ PANEL_SECRET: 'short' })).toThrow(EnvironmentError);
  expect(() => readPanelEnvironment({ PANEL_SECRET: 'short' })).not.toThrow(/short/);
});
