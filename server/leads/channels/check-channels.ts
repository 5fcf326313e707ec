import type { Channel } from '../contract/channel.ts';
import type { CheckResult } from '../outgoing/check-result.ts';
import { settleCheck } from '../outgoing/check-result.ts';

const TIMEOUT_MS = 30_000;

export type ChannelCheck = CheckResult & Pick<Channel, 'name' | 'title'>;

/** Asks every service, all at once, what an operator should know; never rejects. */
export function checkChannels(channels: readonly Channel[], timeoutMs = TIMEOUT_MS): Promise<readonly ChannelCheck[]> {
  return Promise.all(
    channels.map(async (channel) => ({
      name: channel.name,
      title: channel.title,
      ...(await settleCheck(channel.name, () => channel.check(AbortSignal.timeout(timeoutMs)))),
    })),
  );
}
