import { spawnSync } from 'node:child_process';

export type SystemUser = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to run as root, as CI often does. Returns `null` when the current user is not root. */
export function unprivilegedUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}
