import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes the names of new files survive a power cut. Windows does so by itself. */
export function flushFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
