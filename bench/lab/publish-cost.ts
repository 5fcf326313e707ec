import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, lstat, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuSeconds, memoryMb } from './cpu-time.ts';

const POLL_INTERVAL_MS = 50;

/**
 * Measures CPU time and memory of publishing the demo content with encoded pictures, then after a change of one price.
 */
export async function publishCost() {
  const home = await mkdtemp(join(tmpdir(), 'bench-'));
  const [contentDir, dataDir] = [join(home, 'content'), join(home, 'var')];
  await cp('content', contentDir, { recursive: true });
  await cp('var/cache', join(dataDir, 'cache'), { recursive: true });
  const cacheMb = await folderMb(join(dataDir, 'cache'));
  const whole = await publish({ CONTENT_DIR: contentDir, DATA_DIR: dataDir });
  const wholeMb = await folderMb(dataDir);
  const price = join(contentDir, 'packages/komfort.yaml');
  await writeFile(price, (await readFile(price, 'utf8')).replace(/^priceRubPerM2: .*$/m, 'priceRubPerM2: 22300'));
  const edit = await publish({ CONTENT_DIR: contentDir, DATA_DIR: dataDir });
  const editedMb = await folderMb(dataDir);
  await rm(home, { recursive: true, force: true });
  return { whole, edit, cacheMb, releaseMb: wholeMb - cacheMb, editMb: editedMb - wholeMb };
}

async function publish(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/publish/once.ts'], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
  const pids = [child.pid ?? 0];
  let seconds = 0;
  let peakMb = 0;
  const looking = setInterval(async () => {
    seconds = Math.max(seconds, await cpuSeconds(pids));
    peakMb = Math.max(peakMb, await memoryMb(pids));
  }, POLL_INTERVAL_MS);
  const [code] = await once(child, 'exit');
  clearInterval(looking);
  if (code !== 0) throw new Error(`Publishing ended with ${code}`);
  return { seconds, peakMb };
}

/** Returns the disk usage of a folder; hard links that several releases share count once. */
async function folderMb(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const blocks = new Map<number, number>();
  for (const { parentPath, name } of entries) {
    const found = await lstat(join(parentPath, name));
    blocks.set(found.ino, found.blocks);
  }
  return ([...blocks.values()].reduce((sum, count) => sum + count, 0) * 512) / 1024 / 1024;
}
