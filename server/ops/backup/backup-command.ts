import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { counted } from '../../../model/format/plural.ts';
import type { Environment } from '../../env.ts';
import { BackupError } from './backup-error.ts';
import { withBackupLock } from './backup-lock.ts';
import { changeBackupState } from './backup-state.ts';
import { drill } from './drill.ts';
import { makeIdentity, readIdentity } from './identity.ts';
import { makeBackup } from './make-backup.ts';
import type { Command, CommandParts } from './run-command.ts';
import { runCommand, UsageError } from './run-command.ts';
import { verifyNewest } from './verify-archive.ts';
import { FILES, LEADS, megabytes, PEOPLE } from './words.ts';

const HELP = [
  'Резервная копия сайта: заявки, ключ, панель, содержимое и всё, что нельзя сделать заново, одним зашифрованным файлом',
  '',
  '  npm run backup                       сделать копию в BACKUP_DIR; сервер может работать',
  '  npm run backup -- --drill            восстановить последнюю копию в пустую папку и сверить (нужен BACKUP_IDENTITY_FILE)',
  '  npm run backup -- --verify           прочесть последнюю копию без ключа: цела ли она (каждую ночь по таймеру)',
  '  npm run backup -- --new-key ФАЙЛ     сделать пару ключей: закрытый в файл, открытый для BACKUP_RECIPIENT',
  '  npm run restore -- ФАЙЛ              восстановить',
  '',
  'Подробно: docs/ru/backup.md',
];

const OPTIONS = {
  drill: { type: 'boolean' },
  verify: { type: 'boolean' },
  'new-key': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export function runBackupCommand(parts: CommandParts): Promise<number> {
  const values = read(parts.args);
  // Only unattended commands record failures; the operator sees the other failures in the console.
  const failure = values?.verify ? 'verifyFailure' : 'lastFailure';
  const isWatched = values !== null && !values.help && !values.drill && values['new-key'] === undefined;
  return runCommand(backup, parts, async (words, { dataDir }) => {
    if (isWatched) await changeBackupState(dataDir, { [failure]: { at: new Date().toISOString(), words } });
  });
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch {
    return null;
  }
}

const backup: Command = async (parts, environment) => {
  const values = read(parts.args);
  if (values === null)
    throw new UsageError(
      `Непонятно: npm run backup -- ${parts.args.join(' ')}\nВсе виды команды: npm run backup -- --help`,
    );
  if (values.help) for (const line of HELP) parts.say(line);
  else if (values['new-key'] !== undefined) await newKey(values['new-key'], parts);
  else {
    const act = values.verify ? verify : values.drill ? runDrill : make;
    await act({ ...parts, ...environment }, await backupDirOf(environment));
  }
};

async function backupDirOf({ dataDir, backup: { dir } }: Environment): Promise<string> {
  if (!(await stat(dataDir).catch(() => null)))
    throw new BackupError(`Папки данных ${dataDir} нет. Проверьте DATA_DIR: она та же, что у сервера.`);
  if (dir === null) throw new BackupError('Не задана папка копий: BACKUP_DIR.');
  return dir;
}

async function newKey(file: string, { say }: CommandParts): Promise<void> {
  const recipient = await makeIdentity(file);
  say(
    `Закрытый ключ: ${file}. Унесите его с этой машины в два надёжных места: без него копию не прочесть никому, вам тоже.`,
  );
  say('Здесь нужен только открытый. Впишите его в настройки сервера:');
  say('');
  say(`BACKUP_RECIPIENT=${recipient}`);
}

type Work = CommandParts & Environment;

async function make(work: Work, backupDir: string) {
  const { dataDir, say } = work;
  const { recipient } = work.backup;
  if (recipient === null)
    throw new BackupError(
      'Не задан открытый ключ: BACKUP_RECIPIENT. Пару ключей делает npm run backup -- --new-key ФАЙЛ.',
    );
  const made = await withBackupLock(dataDir, () => makeBackup(work, backupDir, recipient));
  say(`Копия готова: ${made.path}, ${megabytes(made.bytes)}, ${counted(made.files, FILES)}.`);
  if (made.thinnedOut > 0) say(`Старых копий удалено: ${made.thinnedOut}.`);
}

async function runDrill(work: Work, backupDir: string) {
  const { dataDir, say } = work;
  const identity = await readIdentity(work.backup.identityFile);
  const { file, files, leads, newestLeadAt, people } = await withBackupLock(dataDir, () =>
    drill(work, backupDir, identity),
  );
  say(`Проверена копия ${file}: ${counted(files, FILES)}, все целы.`);
  say(
    `Базы открываются. В них ${counted(leads, LEADS)}${newestLeadAt === null ? '' : `, последняя от ${newestLeadAt}`}.`,
  );
  say(people === null ? 'Панели в копии нет.' : `В панели ${counted(people, PEOPLE)}.`);
  say('Ключ leads.key подходит.');
}

async function verify(work: Work, backupDir: string) {
  const { dataDir, say } = work;
  const { file, hasSum } = await withBackupLock(dataDir, () => verifyNewest(work, backupDir));
  say(
    hasSum
      ? `Копия ${file} цела: байт в байт та, что была записана.`
      : `Копия ${file} не обрезана. Её контрольной суммы здесь нет: копию делала другая установка.`,
  );
}
