import { channelTitle } from '../../../server/leads/channels/channels.ts';
import type { Channel } from '../../../server/leads/contract/channel.ts';
import type { ChannelQueue } from '../../../server/leads/operations/channel-queues.ts';
import type { ChannelHealth } from '../../contract/overview.ts';

/** Channels with a queue, then configured ones that had nothing to deliver yet. */
export function channelHealth(
  channels: readonly Pick<Channel, 'name'>[],
  queues: readonly ChannelQueue[],
): readonly ChannelHealth[] {
  const known = new Set(queues.map(({ channel }) => channel));
  const idle = channels.filter(({ name }) => !known.has(name)).map(({ name }) => idleChannel(name));
  return [...queues.map(healthOf), ...idle];
}

function healthOf({ channel, waiting, dead, oldest, lastDelivered, stall, hasAlarm }: ChannelQueue): ChannelHealth {
  return {
    ...{ channel, waiting, dead },
    title: channelTitle(channel),
    oldest: oldest?.toISOString() ?? null,
    lastDelivered: lastDelivered?.toISOString() ?? null,
    isFailing: stall !== null || hasAlarm || dead > 0,
  };
}

function idleChannel(channel: string): ChannelHealth {
  return {
    ...{ channel, title: channelTitle(channel), waiting: 0, dead: 0 },
    ...{ oldest: null, lastDelivered: null, isFailing: false },
  };
}
