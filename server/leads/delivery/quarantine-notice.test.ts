import { expect, test } from 'vitest';
import { fakeChannel } from '../testing/fake-channel.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { createQuarantineNotice } from './quarantine-notice.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 20, hours));

function start() {
  const clock = createTestClock();
  const mute = fakeChannel('bitrix24', clock);
  const email = fakeChannel('email', clock, { canAlert: true });
  const printedLines: string[] = [];
  const events: unknown[] = [];
  const notice = createQuarantineNotice({
    channels: [mute, email],
    print: (words) => printedLines.push(words),
    log: (event, fields) => events.push([event, fields]),
  });
  return { email, printedLines, events, notice };
}

test('a held lead that may come from a person is reported at once, then at most every six hours', async () => {
  const { email, printedLines, events, notice } = start();
  await notice(1001, ['link'], at(0));
  await notice(1002, ['flood'], at(5));
  await notice(1003, ['flood', 'too-fast'], at(6));
  expect(email.alerts).toEqual([
    expect.stringMatching(/№ 1001 в карантине[\s\S]*ссылка в имени, комментарии или ответах[\s\S]*not-spam 1001/),
    expect.stringContaining('№ 1003'),
  ]);
  expect(printedLines).toEqual([]);
  expect(events[0]).toEqual(['quarantine_notice', { lead: 1001, through: 'email' }]);
});

test('a clock that was ahead and is set back does not suppress the notice', async () => {
  const { email, notice } = start();
  await notice(1001, ['link'], at(365 * 24));
  await notice(1002, ['link'], at(0));
  expect(email.alerts).toEqual([expect.stringContaining('№ 1001'), expect.stringContaining('№ 1002')]);
});

test('honeypot bots and leads without suspicion are not reported', async () => {
  const { email, printedLines, notice } = start();
  await notice(1001, ['honeypot', 'link'], at(0));
  await notice(1002, [], at(0));
  expect([email.alerts, printedLines]).toEqual([[], []]);
});

test('a notice refused by every channel is printed on the console', async () => {
  const { email, printedLines, notice } = start();
  email.answerAlertsWith({ status: 'retry', reason: 'нет связи' });
  await notice(1001, ['link'], at(0));
  expect(printedLines).toEqual([expect.stringContaining('№ 1001')]);
});
