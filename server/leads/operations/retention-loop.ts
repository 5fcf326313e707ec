import type { LocalClock } from '../../release/contact.ts';
import { clockWords } from '../contract/clock-words.ts';
import type { LeadsLog } from '../contract/log.ts';
import { errorCode } from '../contract/log.ts';
import type { Clock } from '../delivery/clock.ts';
import { systemClock } from '../delivery/clock.ts';
import type { LeadDatabase } from '../store/lead-database.ts';
import type { ClockJump } from './clock-jump.ts';
import { checkClockJump } from './clock-jump.ts';
import { openPhoneHash, PhoneKeyError } from './phone-hash.ts';
import { applyRetention } from './retention.ts';

/** Delay of the first run, in which a machine with a wrong clock can correct it. */
const FIRST_AFTER_MS = 60 * 60_000;
const EVERY_MS = 12 * 60 * 60_000;

type Parts = {
  readonly database: LeadDatabase;
  readonly dataDir: string;
  readonly log: LeadsLog;
  readonly onAlarm: (words: string) => void;
  readonly companyClock: () => LocalClock;
  readonly clock?: Clock;
};

export function startRetention({
  database,
  dataDir,
  log,
  onAlarm,
  companyClock,
  clock = systemClock,
}: Parts): () => Promise<void> {
  const stop = new AbortController();
  async function run() {
    await clock.sleep(FIRST_AFTER_MS, stop.signal);
    while (!stop.signal.aborted) {
      try {
        const hash = await openPhoneHash(database, dataDir);
        const now = new Date(await database.now());
        const doubt = await checkClockJump(database, now);
        if (doubt === null) log('leads_retention', await applyRetention(database, { hash, now }));
        else log('leads_retention_held', { until: doubt.until.toISOString() });
        if (doubt?.isNew) onAlarm(clockJumpMessage(doubt, now, companyClock()));
      } catch (error) {
        log('leads_retention_failed', { reason: errorCode(error) });
        if (error instanceof PhoneKeyError) onAlarm(`Заявки, чей срок хранения вышел, не удаляются. ${error.message}`);
      }
      await clock.sleep(EVERY_MS, stop.signal);
    }
  }
  const running = run();
  return () => {
    stop.abort();
    return running;
  };
}

function clockJumpMessage({ seen, until }: ClockJump, now: Date, clock: LocalClock): string {
  return (
    `Часы сервера показывают ${clockWords(now, clock)}, а в прошлый раз показывали ${clockWords(seen, clock)}. ` +
    `Заявки, чей срок хранения вышел, до ${clockWords(until, clock)} не удаляются. Если сервер столько стоял выключенным, ` +
    'делать ничего не нужно; если нет, поставьте часы.'
  );
}
