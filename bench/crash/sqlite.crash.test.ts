import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryDir } from '../../server/leads/testing/temporary-dir.ts';
import { bundleChild } from './bundle.ts';
import { judge } from './judge.ts';
import { killRepeatedly } from './kill-repeatedly.ts';

/** `npm run bench` performs 1000 kills. */
const KILLS = 150;

let child: Awaited<ReturnType<typeof bundleChild>>;
beforeAll(async () => {
  child = await bundleChild();
}, 60_000);
afterAll(() => child[Symbol.asyncDispose]());

test('killing the server at any moment loses no confirmed lead and leaves no message stuck', async () => {
  await using temporary = await temporaryDir();
  const settings = { dataDir: temporary.dir, databaseUrl: null, answersEarly: false };
  const killed = await killRepeatedly(KILLS, settings, child.path);
  expect(killed.promised.size).toBeGreaterThan(KILLS / 2);
  expect(await judge(killed, settings)).toMatchObject({ lost: 0, torn: 0, stuck: 0, unsent: 0 });
}, 300_000);

test('the same test fails for a server that answers before the commit', async () => {
  await using temporary = await temporaryDir();
  const settings = { dataDir: temporary.dir, databaseUrl: null, answersEarly: true };
  const { lost } = await judge(await killRepeatedly(15, settings, child.path), settings);
  expect(lost).toBeGreaterThan(0);
}, 120_000);
