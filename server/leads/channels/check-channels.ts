import type { Channel } from '../contract/channel.ts';
import type { CheckResult } from '../outgoing/check-result.ts';
import { settleCheck } from '../outgoing/check-result.ts';

const TIMEOUT_MS = 30_000;

export type ChannelCheck = CheckResult & Pick<Channel, 'name' | 'title'>;

/** Asks every service, all at once, what an operator should know; never rejects. */
export function checkChannels(channels: readonly Channel[], timeoutMs = TIMEOUT_MS): Promise<readonly ChannelCheck[]> {
  return Promise.all(
    channels.map(async ({ name, title, check }) => {
      const { ok, words } = await settleCheck(name, () => check(AbortSignal.timeout(timeoutMs)));
      // Reasons of failures name their channel, for they are also told alone.
      const named = `${title}: `;
      return { name, title, ok, words: words.startsWith(named) ? words.slice(named.length) : words };
    }),
  );
}
