import { chown, lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What root made for the server, which is somebody else, becomes the owner's of this folder, with all that is in it. */
export async function giveToOwnerOf(folder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  const isFolder = (await lstat(path)).isDirectory();
  const inside = isFolder ? await readdir(path, { recursive: true }) : [];
  for (const each of [path, ...inside.map((name) => join(path, name))]) await chown(each, uid, gid);
}
