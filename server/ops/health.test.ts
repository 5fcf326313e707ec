import { expect, test } from 'vitest';
import type { ChannelQueue } from '../leads/operations/channel-queues.ts';
import { toStoreError } from '../leads/store/store-error.ts';
import type { HealthParts } from './health.ts';
import { createHealth } from './health.ts';

const moving: ChannelQueue = {
  channel: 'email',
  waiting: 1,
  dead: 2,
  oldest: new Date('2026-11-20T10:00:00Z'),
  lastDelivered: null,
  stall: null,
  hasAlarm: false,
};
const full = toStoreError(Object.assign(new Error('x'), { code: 'ENOSPC' }));
const RELEASE = { release: 'r1', build: 'b1' };

function healthOf(change: Partial<HealthParts>) {
  return createHealth({
    dataDir: '.',
    release: () => ({ id: 'r1', buildId: 'b1' }),
    leads: async () => ({ trouble: null, channels: [moving] }),
    ...change,
  });
}

test('the status is ok while leads are stored and delivered and the content is published', async () => {
  expect(await healthOf({ publishing: () => ({ refused: false }) })(false)).toEqual({
    status: 200,
    body: { status: 'ok', ...RELEASE },
  });
});

test('leads that cannot be stored give a 503 with the reason', async () => {
  expect(await healthOf({ leads: async () => ({ trouble: full, channels: [] }) })(false)).toEqual({
    status: 503,
    body: { status: 'failing', ...RELEASE, reasons: ['leads-not-stored-full'] },
  });
});

test.each<[string, Partial<HealthParts>, string]>([
  [
    'a channel that stands',
    { leads: async () => ({ trouble: null, channels: [{ ...moving, stall: 'late' }] }) },
    'channel-dead',
  ],
  [
    'an alarm that is open',
    { leads: async () => ({ trouble: null, channels: [{ ...moving, hasAlarm: true }] }) },
    'channel-dead',
  ],
  ['content that is refused', { publishing: () => ({ refused: true }) }, 'publishing-refused'],
  [
    'visits that are not counted',
    { counts: () => ({ trouble: 'full', waiting: 3, lost: 0 }) },
    'visits-not-counted-full',
  ],
  [
    'a reason of another room',
    { reasons: [() => null, async () => ({ code: 'disk-full', words: 'Мало места.' })] },
    'disk-full',
  ],
  ['a reason that cannot be asked', { reasons: [() => Promise.reject(new Error('no'))] }, 'check-failed'],
])('%s gives a degraded status, and pages and forms keep working', async (_words, change, reason) => {
  expect(await healthOf(change)(false)).toEqual({
    status: 200,
    body: { status: 'degraded', ...RELEASE, reasons: [reason] },
  });
});

test.each([
  [
    { message: 'На диске нет места.', issues: [] },
    /^Опубликовать не удалось, на сайте прежняя версия\. На диске нет места\.$/,
  ],
  [
    { issues: ['a.yaml', 'b.yaml', 'c.yaml'].map((file) => ({ file, message: 'Здесь нужно: число.' })) },
    /^В содержимом ошибка.+Исправьте: a\.yaml: Здесь нужно: число\. И ещё ошибок: 2,/,
  ],
])('the detail explains why the content is not published', async (trouble, words) => {
  const { body } = await healthOf({ publishing: () => ({ refused: true, trouble }) })(true);
  expect(body).toMatchObject({
    detail: { troubles: [{ code: 'publishing-refused', words: expect.stringMatching(words) }] },
  });
});

test('the status is 503 without a release', async () => {
  expect(await healthOf({ release: () => null })(false)).toEqual({
    status: 503,
    body: { status: 'no release', reasons: ['no-release'] },
  });
});

test('the detail contains a remedy in words for every problem', async () => {
  const { body } = await healthOf({
    leads: async () => ({ trouble: full, channels: [{ ...moving, stall: 'late' }] }),
    reasons: [() => ({ code: 'certificate-old', words: 'Сертификат кончается: продлите его.' })],
  })(true);
  expect(body).toMatchObject({
    reasons: ['leads-not-stored-full', 'channel-dead', 'certificate-old'],
    detail: {
      troubles: [
        { code: 'leads-not-stored-full', words: expect.stringContaining('Освободите') },
        { code: 'channel-dead', words: expect.stringContaining('через email') },
        { code: 'certificate-old', words: 'Сертификат кончается: продлите его.' },
      ],
    },
  });
});

test('the reasons of other modules are computed once for all requests within two seconds', async () => {
  let asked = 0;
  const health = healthOf({
    reasons: [
      () => {
        asked += 1;
        return null;
      },
    ],
  });
  await Promise.all([health(false), health(true), health(false)]);
  expect(asked).toBe(1);
});

test('the detail covers channels, publishing, visits and the disk', async () => {
  const publishing = () => ({ refused: true, sentences: ['komfort.yaml: цена не число'] });
  const counts = () => ({ trouble: null, waiting: 3, lost: 0 });
  expect(await healthOf({ publishing, counts })(true)).toMatchObject({
    body: {
      detail: {
        leads: { trouble: null, channels: [{ channel: 'email', waiting: 1, dead: 2 }] },
        counts: { trouble: null, waiting: 3, lost: 0 },
        publishing: { sentences: ['komfort.yaml: цена не число'] },
        disk: { freeBytes: expect.any(Number) },
      },
    },
  });
});
