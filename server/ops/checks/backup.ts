import { readBackupState } from '../backup/backup-state.ts';
import { advice, alarm, type Check, ok, type WatchedCheck } from './check.ts';

const HOUR_MS = 3_600_000;
/** Maximum age of a nightly backup: one day plus two hours. */
const OLDEST_MS = 26 * HOUR_MS;
/** Maximum age of a verification: two nights plus two hours. */
const VERIFIED_WITHIN_MS = 50 * HOUR_MS;

export const backup: WatchedCheck = {
  id: 'backup',
  title: 'Резервная копия',
  everyMs: () => 10 * 60_000,
  isShared: false,
  over: 'снова в порядке.',
  appliesTo: ({ backup: { dir } }) => dir !== null,
  async look({ environment, readings, now, since }) {
    const { lastGoodAt, lastFailure, verifyFailure, file } = await readBackupState(environment.dataDir);
    readings.backupGoodAt = lastGoodAt === null ? null : Date.parse(lastGoodAt);
    const ageMs = now() - (readings.backupGoodAt ?? since);
    if (ageMs <= OLDEST_MS)
      return verifyFailure
        ? alarm('backup-damaged', `ночная проверка не прошла. ${verifyFailure.words}`)
        : ok(`последняя ${file ?? ''} от ${lastGoodAt ?? ''}.`);
    const last =
      lastGoodAt === null ? 'ни одной годной копии нет' : `последней годной копии ${Math.floor(ageMs / HOUR_MS)} ч`;
    const failure = lastFailure === null ? '' : ` В последний раз не вышло: ${lastFailure.words.replace(/\.$/, '')}.`;
    const act = 'Сделайте её сейчас: npm run backup, и посмотрите, почему её не сделал таймер.';
    return alarm('backup-old', `${last}.${failure} ${act}`);
  },
};

export const verifiedBackup: Check = {
  title: 'Проверка копий',
  appliesTo: ({ backup: { dir } }) => dir !== null,
  async look({ environment, now }) {
    const { lastGoodAt, lastVerifiedAt } = await readBackupState(environment.dataDir);
    if (lastGoodAt === null) return null;
    return lastVerifiedAt !== null && now() - Date.parse(lastVerifiedAt) <= VERIFIED_WITHIN_MS
      ? ok(`последняя проверена ${lastVerifiedAt}.`)
      : advice(
          'двое суток копию не проверяли. Проверьте: npm run backup -- --verify, и включите таймер pregolya-verify (docs/ru/backup.md).',
        );
  },
};

/** Maximum age of a drill: a month plus a few days. */
const DRILLED_WITHIN_MS = 35 * 24 * HOUR_MS;
const DRILL = 'BACKUP_IDENTITY_FILE=ключ npm run backup -- --drill (docs/ru/backup.md)';

export const drill: Check = {
  title: 'Учебное восстановление',
  appliesTo: ({ backup: { dir } }) => dir !== null,
  async look({ environment, now }) {
    const { lastDrillAt } = await readBackupState(environment.dataDir);
    if (lastDrillAt === null) return advice(`здесь его не проводили. Убедитесь, что сайт из копии вернётся: ${DRILL}.`);
    return now() - Date.parse(lastDrillAt) <= DRILLED_WITHIN_MS
      ? ok(`последнее прошло ${lastDrillAt}.`)
      : advice(`последнее прошло ${lastDrillAt}, а нужно раз в месяц: ${DRILL}.`);
  },
};
