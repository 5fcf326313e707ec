import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { counted } from '../../model/format/plural.ts';
import type { Environment } from '../env.ts';
import { changeBackupState } from './backup-state.ts';
import { drill } from './drill.ts';
import { makeIdentity, readIdentity } from './identity.ts';
import { makeBackup } from './make-backup.ts';
import { alone } from './one-at-a-time.ts';
import type { Command, CommandParts } from './run-command.ts';
import { runCommand, UsageError } from './run-command.ts';
import { BackupTrouble } from './trouble.ts';
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
  'Подробно: docs/backup.md',
];

/** `npm run backup`. */
export function runBackupCommand(parts: CommandParts): Promise<number> {
  const { failure } = read(parts.args);
  return runCommand(backup, parts, async (words, { dataDir }) => {
    if (failure !== null) await changeBackupState(dataDir, { [failure]: { at: new Date().toISOString(), words } });
  });
}

const backup: Command = async (parts, environment) => {
  const { values, mistake } = read(parts.args);
  if (mistake !== null) throw new UsageError(`${mistake}\nВсе виды команды: npm run backup -- --help`);
  if (values.help) for (const line of HELP) parts.say(line);
  else if (values['new-key'] !== undefined) await newKey(values['new-key'], parts);
  else if (values.verify) await verify(parts, environment);
  else if (values.drill) await runDrill(parts, environment);
  else await make(parts, environment);
};

function read(args: readonly string[]) {
  const options = {
    drill: { type: 'boolean' },
    verify: { type: 'boolean' },
    'new-key': { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], options });
    return { values, failure: failureOf(values), mistake: null };
  } catch {
    return { values: {}, failure: null, mistake: `Непонятно: npm run backup -- ${args.join(' ')}` };
  }
}

type Asked = {
  readonly help?: boolean;
  readonly drill?: boolean;
  readonly verify?: boolean;
  readonly 'new-key'?: string;
};

/** Field of the backup state for a failure; `null`: none, since the command is run by a person who sees it. */
function failureOf({ help, drill: isDrill, verify: isVerify, 'new-key': key }: Asked) {
  if (help || isDrill || key !== undefined) return null;
  return isVerify ? 'verifyFailure' : 'lastFailure';
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

async function make({ stores, say, signal }: CommandParts, { dataDir, contentDir, databaseUrl, backup }: Environment) {
  const { dir, recipient } = backup;
  await mustHaveData(dataDir);
  if (dir === null) throw new BackupTrouble('Не задана папка копий: BACKUP_DIR.');
  if (recipient === null)
    throw new BackupTrouble(
      'Не задан открытый ключ: BACKUP_RECIPIENT. Пару ключей делает npm run backup -- --new-key ФАЙЛ.',
    );
  const places = { dataDir, contentDir, databaseUrl };
  const made = await alone(dataDir, () => makeBackup({ places, stores, backupDir: dir, recipient, signal }));
  say(`Копия готова: ${made.path}, ${megabytes(made.bytes)}, ${counted(made.files, FILES)}.`);
  if (made.thinnedOut > 0) say(`Старых копий удалено: ${made.thinnedOut}.`);
}

async function runDrill(
  { stores, say, signal }: CommandParts,
  { dataDir, backup: { dir, identityFile } }: Environment,
) {
  await mustHaveData(dataDir);
  if (dir === null) throw new BackupTrouble('Не задана папка копий: BACKUP_DIR.');
  const identity = await readIdentity(identityFile);
  const { file, files, leads, newestLeadAt, people } = await alone(dataDir, () =>
    drill({ dataDir, stores, backupDir: dir, identity, signal }),
  );
  say(`Проверена копия ${file}: ${counted(files, FILES)}, все целы.`);
  say(
    `Базы открываются. В них ${counted(leads, LEADS)}${newestLeadAt === null ? '' : `, последняя от ${newestLeadAt}`}.`,
  );
  say(people === null ? 'Панели в копии нет.' : `В панели ${counted(people, PEOPLE)}.`);
  say('Ключ leads.key подходит.');
}

async function verify({ say, signal }: CommandParts, { dataDir, backup: { dir } }: Environment) {
  await mustHaveData(dataDir);
  if (dir === null) throw new BackupTrouble('Не задана папка копий: BACKUP_DIR.');
  const { file, hasSum } = await alone(dataDir, () => verifyNewest({ dataDir, backupDir: dir, signal }));
  say(
    hasSum
      ? `Копия ${file} цела: байт в байт та, что была записана.`
      : `Копия ${file} не обрезана. Её контрольной суммы здесь нет: копию делала другая установка.`,
  );
}

async function mustHaveData(dataDir: string): Promise<void> {
  if (!(await stat(dataDir).catch(() => null)))
    throw new BackupTrouble(`Папки данных ${dataDir} нет. Проверьте DATA_DIR: она та же, что у сервера.`);
}
