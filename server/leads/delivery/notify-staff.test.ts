import { expect, test } from 'vitest';
import { fakeChannel } from '../testing/fake-channel.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { notifyStaff } from './notify-staff.ts';

const WORDS = 'База заявок не открылась';

function channels() {
  const clock = createTestClock();
  const mute = fakeChannel('bitrix24', clock);
  const email = fakeChannel('email', clock, { canAlert: true });
  const telegram = fakeChannel('telegram', clock, { canAlert: true });
  return { mute, email, telegram, all: [mute, email, telegram] };
}

test('the first channel that carries alarms gets the alarm, later channels do not', async () => {
  const { email, telegram, all } = channels();
  expect(await notifyStaff(all, WORDS)).toBe('email');
  expect([email.alerts, telegram.alerts]).toEqual([[WORDS], []]);
});

test('a channel that fails or throws is followed by the next, and the result is null after the last', async () => {
  const { email, telegram, all } = channels();
  email.answerAlertsWith({ status: 'retry', reason: 'нет связи' });
  expect(await notifyStaff(all, WORDS)).toBe('telegram');
  telegram.answerAlertsWith({ status: 'refused', reason: 'бота удалили' });
  expect(await notifyStaff(all, WORDS)).toBeNull();
  const throwing = { ...email, alert: () => Promise.reject(new Error('thrown')) };
  expect(await notifyStaff([throwing], WORDS)).toBeNull();
});
