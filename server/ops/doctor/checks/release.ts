import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuiltSite } from '../../../publish/built-site.ts';
import { readRelease } from '../../../release/manifest.ts';
import { pinnedWords, readPin } from '../../../release/pin.ts';
import { readBackupState } from '../../backup/backup-state.ts';
import { backupTrouble } from '../../checks/backup.ts';
import { THRESHOLDS } from '../../checks/thresholds.ts';
import { advice, type Examine, ok, trouble } from '../finding.ts';

export const release: Examine = async ({ environment: { dataDir, distDir, role } }) => {
  const build = await readBuiltSite(distDir).catch(() => null);
  const built = build
    ? ok('Сборка', `${distDir} на месте.`)
    : trouble('Сборка', `${distDir} нет или она не вся: соберите сайт, npm run build, или проверьте SITE_BUILD_DIR.`);
  try {
    const { id, createdAt, buildId } = await readRelease(await realpath(join(dataDir, 'current')));
    const pin = await readPin(dataDir);
    if (pin) return [built, advice('Выпуск', pinnedWords(pin))];
    const isOlder = build !== null && role === 'publish' && buildId !== build.buildId;
    return [
      built,
      isOlder
        ? advice(
            'Выпуск',
            `${id} сделан другой сборкой, не той, что в ${distDir}: перезапустите сервер и посмотрите его журнал.`,
          )
        : ok('Выпуск', `${id}, сделан ${createdAt}.`),
    ];
  } catch {
    return [built, trouble('Выпуск', 'его нет или он не читается: опубликуйте содержимое, npm run publish.')];
  }
};

export const backups: Examine = async ({ environment: { dataDir, backup } }) => {
  if (backup.dir === null)
    return [
      advice(
        'Резервные копии',
        'не настроены: задайте BACKUP_DIR и BACKUP_RECIPIENT (docs/backup.md), иначе диск унесёт заявки с собой.',
      ),
    ];
  const state = await readBackupState(dataDir);
  const old = backupTrouble(state);
  if (old) return [trouble('Резервные копии', old.words)];
  const { file, lastGoodAt, lastVerifiedAt } = state;
  const isVerified = lastVerifiedAt !== null && Date.now() - Date.parse(lastVerifiedAt) <= THRESHOLDS.verifyAgeMs;
  return [
    ok('Резервные копии', `последняя ${file ?? ''} от ${lastGoodAt ?? ''}.`),
    isVerified
      ? ok('Проверка копий', `последняя проверена ${lastVerifiedAt}.`)
      : advice(
          'Проверка копий',
          'двое суток копию не проверяли. Проверьте: npm run backup -- --verify, и включите таймер pregolya-verify (docs/backup.md).',
        ),
  ];
};
