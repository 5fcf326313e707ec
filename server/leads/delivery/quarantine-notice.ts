import type { Channel } from '../contract/channel.ts';
import type { LeadsLog } from '../contract/log.ts';
import type { Suspicion } from '../contract/suspicions.ts';
import { suspicionWords } from '../contract/suspicions.ts';
import { notifyStaff } from './notify-staff.ts';

/** Minimum interval between notices: a real visitor may wait for a call, but more messages would be ignored. */
const INTERVAL_MS = 6 * 60 * 60_000;

type Parts = {
  readonly channels: readonly Channel[];
  readonly print: (words: string) => void;
  readonly log: LeadsLog;
};

/** Notifies staff that a quarantined lead may be from a real person: at once, then at most every six hours. */
export function createQuarantineNotice({ channels, print, log }: Parts) {
  let quietUntil = 0;
  return async (number: number, suspicions: readonly Suspicion[], at: Date): Promise<void> => {
    // Only bots fill in the hidden field.
    if (suspicions.length === 0 || suspicions.includes('honeypot')) return;
    const leftMs = quietUntil - at.getTime();
    // A longer remainder than the interval means that the clock has been set back.
    if (leftMs > 0 && leftMs <= INTERVAL_MS) return;
    quietUntil = at.getTime() + INTERVAL_MS;
    const words = noticeWords(number, suspicions);
    const through = await notifyStaff(channels, words);
    if (through === null) print(words);
    log('quarantine_notice', { lead: number, through: through ?? 'console' });
  };
}

function noticeWords(number: number, suspicions: readonly Suspicion[]): string {
  return (
    `Заявка № ${number} в карантине и не доставлена: ${suspicionWords(suspicions)}. Это может быть человек. ` +
    `Посмотреть: npm run leads -- list --status quarantined. Доставить: npm run leads -- not-spam ${number}. ` +
    'О следующих напомним не раньше чем через 6 часов.'
  );
}
