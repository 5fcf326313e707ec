import type { Channel } from '../contract/channel.ts';
import type { LeadsLog } from '../contract/log.ts';
import type { Clock } from './clock.ts';
import { notifyStaff } from './notify-staff.ts';

const REPEAT_MS = 24 * 60 * 60_000;

type Parts = {
  readonly channels: readonly Channel[];
  readonly clock: Clock;
  readonly log: LeadsLog;
  readonly onAlarm: (words: string) => void;
};

/** Notifies staff once a day of a delivery warning, preferably through another channel. */
export function createWarnings({ channels, clock, log, onAlarm }: Parts): (channel: Channel, warning: string) => void {
  const notifiedAt = new Map<string, number>();
  return ({ name, title }, warning) => {
    const words = `${title}: ${warning}.`;
    const now = clock.now().getTime();
    const since = now - (notifiedAt.get(words) ?? Number.NEGATIVE_INFINITY);
    if (since >= 0 && since < REPEAT_MS) return;
    notifiedAt.set(words, now);
    onAlarm(words);
    const others = channels.filter((channel) => channel.name !== name);
    const itself = channels.filter((channel) => channel.name === name);
    void notifyStaff([...others, ...itself], words).then((through) =>
      log('delivery_warning', { channel: name, through: through ?? 'console' }),
    );
  };
}
