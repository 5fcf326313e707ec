import { open, readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { syncFolder } from '../../disk/sync-to-disk.ts';
import { BackupError } from './backup-error.ts';

/** Generates an age key pair, writes the private key in `age-keygen` format and returns the public key. */
export async function makeIdentity(file: string): Promise<string> {
  const path = resolve(file);
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const handle = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new BackupError(`Файл ${path} уже есть, а ключ нельзя терять. Назовите другой.`);
  });
  try {
    await handle.writeFile(`# public key: ${recipient}\n${identity}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolder(dirname(path));
  return recipient;
}

export async function readIdentity(path: string | null): Promise<string> {
  if (path === null)
    throw new BackupError(
      'Назовите файл с закрытым ключом: BACKUP_IDENTITY_FILE=/путь/backup.key. Без него копию не прочесть.',
    );
  const key = /^AGE-SECRET-KEY-\S+$/m.exec(await readFile(path, 'utf8'))?.[0];
  if (key === undefined) throw new BackupError(`В файле ${path} нет закрытого ключа age (строки AGE-SECRET-KEY-…).`);
  return key;
}
