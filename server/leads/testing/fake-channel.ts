import type { ChannelName } from '../channels/channels.ts';
import { channelTitle } from '../channels/channels.ts';
import type { Channel, LeadMessage, Outcome } from '../contract/channel.ts';
import type { Clock } from '../delivery/clock.ts';

export type Sent = { readonly at: number; readonly number: number; readonly attempt: number; readonly key: string };

type Answer = (message: LeadMessage, signal: AbortSignal) => Outcome | Promise<Outcome>;

export function fakeChannel(
  name: ChannelName,
  clock: Pick<Clock, 'now'>,
  { minIntervalMs = 0, canAlert = false }: { readonly minIntervalMs?: number; readonly canAlert?: boolean } = {},
) {
  let answer: Answer = () => ({ status: 'delivered' });
  let alertOutcome: Outcome = { status: 'delivered' };
  const sent: Sent[] = [];
  const alerts: string[] = [];
  const channel: Channel = {
    name,
    title: channelTitle(name),
    minIntervalMs,
    async send(message, signal) {
      const { key, attempt, lead } = message;
      sent.push({ at: clock.now().getTime(), number: lead.number, attempt, key });
      return answer(message, signal);
    },
    ...(canAlert
      ? {
          async alert(text: string) {
            alerts.push(text);
            return alertOutcome;
          },
        }
      : {}),
    check: async () => ({ ok: true, words: '' }),
  };
  return {
    ...channel,
    sent,
    alerts,
    answerWith: (next: Answer) => {
      answer = next;
    },
    answerAlertsWith: (next: Outcome) => {
      alertOutcome = next;
    },
  };
}

export type FakeChannel = ReturnType<typeof fakeChannel>;
