import type { BackupState } from '../backup/backup-state.ts';
import { readBackupState } from '../backup/backup-state.ts';
import type { Trouble } from '../health.ts';
import type { Check } from './check.ts';
import type { WatchFigures } from './figures.ts';
import { PERIODS, THRESHOLDS } from './thresholds.ts';

const HOUR_MS = 3_600_000;

type Parts = {
  readonly dataDir: string;
  readonly figures: WatchFigures;
  readonly everyMs?: number;
  /** When a server without any backup began to wait for the first. */
  readonly since?: number;
};

export function backupCheck({ dataDir, figures, everyMs = PERIODS.backupMs, since = Date.now() }: Parts): Check {
  return {
    name: 'backup',
    everyMs,
    isShared: false,
    over: 'Резервная копия: снова в порядке.',
    async look() {
      const state = await readBackupState(dataDir);
      figures.backupGoodAt = state.lastGoodAt === null ? null : Date.parse(state.lastGoodAt);
      const found = backupTrouble(state, since);
      return found && { ...found, words: `Резервная копия: ${found.words}` };
    },
  };
}

/** The words do not name their subject, which the caller prepends. */
export function backupTrouble({ lastGoodAt, lastFailure, verifyFailure }: BackupState, since = 0): Trouble | null {
  const ageMs = Date.now() - (lastGoodAt === null ? since : Date.parse(lastGoodAt));
  if (ageMs <= THRESHOLDS.backupAgeMs)
    return verifyFailure && { code: 'backup-damaged', words: `ночная проверка не прошла. ${verifyFailure.words}` };
  const last =
    lastGoodAt === null ? 'ни одной годной копии нет' : `последней годной копии ${Math.floor(ageMs / HOUR_MS)} ч`;
  const failure = lastFailure === null ? '' : ` В последний раз не вышло: ${lastFailure.words.replace(/\.$/, '')}.`;
  return {
    code: 'backup-old',
    words: `${last}.${failure} Сделайте её сейчас: npm run backup, и посмотрите, почему её не сделал таймер.`,
  };
}
