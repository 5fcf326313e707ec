import { chown, lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** When run as root, gives files the owner of the folder, because the server runs as another user. */
export async function chownLikeFolder(folder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  const isFolder = (await lstat(path)).isDirectory();
  const inside = isFolder ? await readdir(path, { recursive: true }) : [];
  for (const each of [path, ...inside.map((name) => join(path, name))]) await chown(each, uid, gid);
}
