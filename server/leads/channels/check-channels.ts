import type { Channel } from '../contract/channel.ts';
import type { CheckResult } from '../outgoing/check-result.ts';
import { settleCheck } from '../outgoing/check-result.ts';

const TIMEOUT_MS = 30_000;

export type ChannelCheck = CheckResult & Pick<Channel, 'name' | 'title'>;

/** Checks all services in parallel; never rejects. */
export function checkChannels(channels: readonly Channel[], timeoutMs = TIMEOUT_MS): Promise<readonly ChannelCheck[]> {
  return Promise.all(
    channels.map(async ({ name, title, check }) => {
      const { ok, words } = await settleCheck(name, () => check(AbortSignal.timeout(timeoutMs)));
      return { name, title, ok, words: withoutTitle(title, words) };
    }),
  );
}

/** A reason begins with the title of its channel because some callers print it alone; others print the title apart. */
export function withoutTitle(title: string, words: string): string {
  const named = `${title}: `;
  return words.startsWith(named) ? words.slice(named.length) : words;
}
