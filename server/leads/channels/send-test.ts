import { randomUUID } from 'node:crypto';
import type { Channel, Outcome } from '../contract/channel.ts';
import { type StoredLead, TEST_NUMBER } from '../contract/lead.ts';
import type { CheckResult } from '../outgoing/check-result.ts';
import { bad, good, settleCheck } from '../outgoing/check-result.ts';
import { withoutTitle } from './check-channels.ts';

const TIMEOUT_MS = 30_000;

/** Sends a message in the way of a lead. It is stored nowhere, so it is in no list and in no statistics. */
export async function sendTest({ title, send }: Channel, now: Date): Promise<CheckResult> {
  const message = { key: randomUUID(), attempt: 1, lead: testLead(now), acceptedAs: null };
  const { ok, words } = await settleCheck(title, async () =>
    resultOf(await send(message, AbortSignal.timeout(TIMEOUT_MS))),
  );
  return { ok, words: withoutTitle(title, words) };
}

function resultOf(outcome: Outcome): CheckResult {
  if (outcome.status === 'delivered')
    return outcome.warning === undefined
      ? good('Сообщение принято.')
      : bad(`Сообщение принято, но ${outcome.warning}.`);
  return outcome.acceptedAs === undefined ? bad(outcome.reason) : good('Сообщение принято.');
}

function testLead(createdAt: Date): StoredLead {
  return {
    ...{ number: TEST_NUMBER, id: randomUUID(), createdAt, repeatOf: null, kind: 'callback' },
    // The number is unassigned, so a call to it reaches no person.
    ...{ phone: '+70000000000', phoneTyped: '', name: 'Проверка связи' },
    comment: 'Это сообщение отправили из панели, чтобы проверить доставку заявок. Перезванивать не нужно, удалите его.',
    ...{ subject: '', titleShown: '', priceShown: '', callTime: '', contactBy: 'call', answers: null },
    ...{ page: '/', attribution: null, marketing: false, consents: [] },
  };
}
