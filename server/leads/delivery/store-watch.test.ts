import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { toStoreError } from '../store/store-error.ts';
import { fakeChannel } from '../testing/fake-channel.ts';
import { createStoreWatch } from './store-watch.ts';

const HOUR_MS = 60 * 60_000;
const sqlite = (errcode: number) => Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errcode });
const full = toStoreError(sqlite(13));
const corrupt = toStoreError(sqlite(11));

function start() {
  let now = 0;
  const email = fakeChannel('email', { now: () => new Date(now) }, { canAlert: true });
  const watch = createStoreWatch({ channels: [email], log: () => {}, now: () => now });
  return {
    email,
    watch,
    async after(ms: number, act: () => void) {
      now += ms;
      act();
      for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    },
  };
}

test('a store error is reported once, again after an hour, and its recovery once', async () => {
  const { email, watch, after } = start();
  await after(0, () => watch.onFailure(full));
  await after(60_000, () => watch.onFailure(full));
  expect(email.alerts).toEqual([expect.stringMatching(/^ЗАЯВКИ НЕ СОХРАНЯЮТСЯ: на диске нет места\./)]);
  await after(HOUR_MS, () => watch.onFailure(full));
  expect(email.alerts).toHaveLength(2);
  await after(60_000, watch.onSuccess);
  await after(60_000, watch.onSuccess);
  expect(email.alerts.slice(2)).toEqual(['Заявки снова сохраняются.']);
});

test('a different error is reported at once, an intermittent one at most once an hour', async () => {
  const { email, watch, after } = start();
  for (let minute = 0; minute < 30; minute += 1) {
    await after(30_000, () => watch.onFailure(full));
    await after(30_000, watch.onSuccess);
  }
  await after(0, () => watch.onFailure(corrupt));
  expect(email.alerts).toEqual([
    expect.stringContaining('нет места'),
    'Заявки снова сохраняются.',
    expect.stringMatching(/файл базы повреждён\. Места на диске это не касается/),
  ]);
  expect(watch.trouble()?.code).toBe('corrupt');
});

test('a report refused by every channel is sent as soon as one accepts it', async () => {
  const { email, watch, after } = start();
  email.answerAlertsWith({ status: 'retry', reason: 'нет связи' });
  await after(0, () => watch.onFailure(full));
  email.answerAlertsWith({ status: 'delivered' });
  await after(60_000, () => watch.onFailure(full));
  await after(60_000, () => watch.onFailure(full));
  expect(email.alerts).toHaveLength(2);
});

test.each([
  [sqlite(11), 'corrupt'],
  [sqlite(26), 'corrupt'],
  [sqlite(13), 'full'],
  [sqlite(8), 'read-only'],
  [sqlite(14), 'read-only'],
  [sqlite(10 | (3 << 8)), 'disk'],
  [sqlite(5), 'busy'],
  [Object.assign(new Error('x'), { code: 'ENOSPC' }), 'full'],
  [Object.assign(new Error('x'), { code: 'EACCES' }), 'read-only'],
  [Object.assign(new Error('x'), { code: 'ESTALE' }), 'replaced'],
  [Object.assign(new Error('x'), { code: '57P03' }), 'no-connection'],
  [Object.assign(new Error('x'), { code: 'XX001' }), 'corrupt'],
  [Object.assign(new Error('x'), { code: 'XX002' }), 'corrupt'],
  [Object.assign(new Error('x'), { code: '53100' }), 'full'],
  [Object.assign(new Error('x'), { code: '25006' }), 'read-only'],
  [new Error('timeout exceeded when trying to connect'), 'no-connection'],
])('%# an error is classified by its remedy', (error, code) => {
  expect(toStoreError(error).code).toBe(code);
});

test('an unknown error is reported by its code, and by its text only while the store is opening', () => {
  const error = new TypeError('+79001234567');
  expect(toStoreError(error).words).toBe('неизвестная ошибка (TypeError)');
  expect(toStoreError(new Error('База новее программы.'), { isOpening: true }).words).toBe('База новее программы');
});
