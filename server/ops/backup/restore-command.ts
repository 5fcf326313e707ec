import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { counted } from '../../../model/format/plural.ts';
import { withBackupLock } from './backup-lock.ts';
import { readIdentity } from './identity.ts';
import { restore } from './restore.ts';
import type { Command, CommandParts } from './run-command.ts';
import { runCommand, UsageError } from './run-command.ts';
import { FILES, LEADS, PEOPLE } from './words.ts';

export const runRestoreCommand = (parts: CommandParts): Promise<number> => runCommand(command, parts);

const command: Command = async (parts, environment) => {
  const { args, say } = parts;
  const { dataDir, backup } = environment;
  const [archive, ...more] = args;
  if (archive === undefined || archive.startsWith('-') || more.length > 0)
    throw new UsageError(
      'Команда пишется так: BACKUP_IDENTITY_FILE=/путь/backup.key npm run restore -- ФАЙЛ. Подробно: docs/ru/backup.md',
    );
  const identity = await readIdentity(backup.identityFile);
  await mkdir(dataDir, { recursive: true });
  const done = await withBackupLock(dataDir, () => restore({ ...parts, ...environment }, resolve(archive), identity));
  say(`Восстановлено по состоянию на ${done.madeAt}: ${counted(done.files, FILES)}, ${counted(done.leads, LEADS)}.`);
  if (done.people !== null) say(`В панели ${counted(done.people, PEOPLE)}: входят с прежними паролями.`);
  if (done.keyTrouble !== null) say(done.keyTrouble);
  for (const folder of done.former) say(`Что стояло на этом месте, лежит в ${folder}. Когда станет не нужно, удалите.`);
  say(
    'Запустите сервер: он опубликует содержимое сам. Потом повторите удаления, о которых просили после копии (docs/ru/backup.md).',
  );
};
