import type { Channel } from '../contract/channel.ts';
import type { LeadsLog } from '../contract/log.ts';
import type { Suspicion } from '../contract/suspicions.ts';
import { suspicionWords } from '../contract/suspicions.ts';
import { tellStaff } from './tell-staff.ts';

/** Somebody who was caught wrongly waits for a call; more often than this nobody would read it. */
const INTERVAL_MS = 6 * 60 * 60_000;

type Parts = {
  readonly channels: readonly Channel[];
  /** Where no channel takes it. */
  readonly tell: (words: string) => void;
  readonly log: LeadsLog;
};

/** Says that somebody waits in quarantine who may be a person, at once and then at most every six hours. */
export function createQuarantineNotice({ channels, tell, log }: Parts) {
  let quietUntil = 0;
  return async (number: number, suspicions: readonly Suspicion[], at: Date): Promise<void> => {
    // Nobody who sees the page fills in what is not on it.
    if (suspicions.length === 0 || suspicions.includes('honeypot')) return;
    const leftMs = quietUntil - at.getTime();
    // More than was ever set: the clock has been put back.
    if (leftMs > 0 && leftMs <= INTERVAL_MS) return;
    quietUntil = at.getTime() + INTERVAL_MS;
    const words = noticeWords(number, suspicions);
    const through = await tellStaff(channels, words);
    if (through === null) tell(words);
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
