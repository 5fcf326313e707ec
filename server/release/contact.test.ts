import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTACT_FILE, readClock, readPromise, UTC } from './contact.ts';

const clock = { city: 'Калининград', utcOffsetHours: 2 };
const promise = {
  utcOffsetHours: 2,
  hours: [{ days: ['mon'], opens: '09:00', closes: '20:00' }],
  holidays: [
    { from: '2026-12-31', opens: '09:00', closes: '15:00' },
    { from: '2027-01-01', to: '2027-01-08' },
  ],
  callbackMinutes: 15,
};

async function released(contact: unknown) {
  const dir = await mkdtemp(join(tmpdir(), 'contact-'));
  await mkdir(join(dir, 'current'));
  await writeFile(join(dir, 'current', CONTACT_FILE), JSON.stringify(contact));
  return { dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true }) };
}

test('a release contains the clock and the callback promise', async () => {
  await using release = await released({ phone: '+7', clock, promise });
  expect([readClock(release.dir), readPromise(release.dir)]).toEqual([clock, promise]);
});

test('a release from before the promise was added has a clock and no promise', async () => {
  await using release = await released({ phone: '+7', clock });
  expect([readClock(release.dir), readPromise(release.dir)]).toEqual([clock, null]);
});

test('without a release the clock is UTC and the promise is missing', () => {
  expect([readClock('no such folder'), readPromise('no such folder')]).toEqual([UTC, null]);
});
