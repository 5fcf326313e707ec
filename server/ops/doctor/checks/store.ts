import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { openChannels } from '../../../leads/channels/channel-settings.ts';
import { checkChannels } from '../../../leads/channels/check-channels.ts';
import { openLeadDatabase } from '../../../leads/store/open-lead-database.ts';
import { storeTrouble } from '../../../leads/store/store-trouble.ts';
import { readClock } from '../../../release/contact.ts';
import { THRESHOLDS } from '../../checks/thresholds.ts';
import { advice, type Examine, ok, trouble } from '../finding.ts';

export const store: Examine = async ({ environment }) => {
  const { databaseUrl, dataDir } = environment;
  // What may not be looked into is told of by the check of folders, and is not empty.
  if (databaseUrl === null && !(await isOpenToUs(dataDir))) return [];
  if (databaseUrl === null && !existsSync(join(dataDir, 'leads.db')))
    return [
      advice(
        'База заявок',
        'ещё не создана: сервер создаст её при первом запуске. Проверьте DATA_DIR, если он уже работал.',
      ),
    ];
  try {
    const database = await openLeadDatabase(environment);
    try {
      const driftMs = Date.now() - (await database.now());
      const isOff = Math.abs(driftMs) >= THRESHOLDS.clockDriftMs;
      return [
        ok('База заявок', `${database.title} открывается.`),
        // SQLite has no clock of its own.
        ...(databaseUrl === null
          ? []
          : [
              isOff
                ? trouble('Часы', `расходятся с базой на ${Math.round(driftMs / 1000)} с: timedatectl set-ntp true.`)
                : ok('Часы', 'сходятся с базой.'),
            ]),
      ];
    } finally {
      await database.close();
    }
  } catch (error) {
    return [trouble('База заявок', `не открывается: ${storeTrouble(error).words}.`)];
  }
};

function isOpenToUs(dir: string): Promise<boolean> {
  return access(dir, constants.R_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Asks the services; sends nothing. */
export const channels: Examine = async ({ environment: { channels: settings, publicUrl, dataDir } }) => {
  const opened = openChannels(settings, { publicUrl, clock: () => readClock(dataDir) });
  if (opened.length === 0)
    return [
      trouble(
        'Каналы',
        'не настроены: заявки сохраняются, но никуда не отправляются. Настройте два, docs/channels.md.',
      ),
    ];
  const checks = await checkChannels(opened);
  const single = opened.length === 1 ? [advice('Каналы', 'только один: если он откажет, сказать об этом некому.')] : [];
  return [...checks.map(({ title, ok: isOk, words }) => (isOk ? ok : trouble)(title, words)), ...single];
};
