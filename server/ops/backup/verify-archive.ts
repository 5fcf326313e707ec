import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-error.ts';
import { changeBackupState, readBackupState } from './backup-state.ts';
import type { Site } from './places.ts';
import { newestArchive } from './thin-out.ts';

/**
 * Verifies the newest archive without its private key: structure, and checksum if known. Archives of other
 * installations have no known checksum.
 */
export async function verifyNewest({ dataDir, signal }: Pick<Site, 'dataDir' | 'signal'>, backupDir: string) {
  const { file: made, sha256 } = await readBackupState(dataDir);
  const file = await newestArchive(backupDir);
  if (made !== null && made > file) throw new BackupError(`Последней копии ${made} в папке ${backupDir} нет.`);
  const path = join(backupDir, file);
  await assertComplete(path);
  const hasSum = file === made && sha256 !== null;
  if (hasSum && (await sumOf(path, signal)) !== sha256) throw damaged(path);
  await changeBackupState(dataDir, { lastVerifiedAt: new Date().toISOString(), verifyFailure: null });
  return { file, hasSum };
}

const damaged = (path: string) =>
  new BackupError(
    `Архив ${path} повреждён или обрезан. Проверьте диск копий, сделайте новую: npm run backup, и проверьте её: npm run backup -- --verify.`,
  );

/** Maximum header size for one recipient. */
const HEADER_BYTES = 4096;
const HEADER = /^age-encryption\.org\/v1\n(?:-> .+\n(?:[\w+/]+\n)+)+--- [\w+/]{43}\n/;
const NONCE_BYTES = 16;
const TAG_BYTES = 16;
const CHUNK_BYTES = 64 * 1024 + TAG_BYTES;

/** Checks the layout of https://age-encryption.org/v1: header, nonce, chunks of equal length except the last. */
async function assertComplete(path: string): Promise<void> {
  await using archive = await open(path);
  const { buffer, bytesRead } = await archive.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
  const [header] = HEADER.exec(buffer.toString('latin1', 0, bytesRead)) ?? [];
  const { size } = await archive.stat();
  const last = (size - (header?.length ?? 0) - NONCE_BYTES) % CHUNK_BYTES;
  if (header === undefined || size <= header.length + NONCE_BYTES || (last > 0 && last <= TAG_BYTES))
    throw damaged(path);
}

async function sumOf(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash, { signal });
  return hash.digest('hex');
}
