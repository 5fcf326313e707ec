import { access, constants, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Check, ok, trouble } from './check.ts';

const PRIVATE = ['leads.key', 'leads.db', 'leads.db-wal', 'panel.db'];

export const dataFolder: Check = {
  title: 'Папка данных',
  look: async ({ environment }) =>
    (await hasAccess(environment.dataDir, constants.R_OK | constants.W_OK))
      ? ok(`${environment.dataDir}: права есть.`)
      : trouble(noRights(environment.dataDir, 'запись', 'DATA_DIR')),
};

export const contentFolder: Check = {
  title: 'Папка содержимого',
  look: async ({ environment }) =>
    (await hasAccess(environment.contentDir, constants.R_OK))
      ? ok(`${environment.contentDir}: права есть.`)
      : trouble(noRights(environment.contentDir, 'чтение', 'CONTENT_DIR')),
};

export const privateFiles: Check = {
  title: 'Права',
  look: async ({ environment }) =>
    (await Promise.all(PRIVATE.map((name) => lookAt(join(environment.dataDir, name))))).flat(),
};

async function lookAt(path: string) {
  const found = await stat(path).catch(() => null);
  if (!found) return [];
  if ((found.mode & 0o004) !== 0)
    return [trouble(`${path} может прочесть любой пользователь машины: chmod 600 ${path}.`)];
  return (await hasAccess(path, constants.R_OK | constants.W_OK))
    ? [ok(`${path}: только свои.`)]
    : [trouble(`${path}: этому пользователю нельзя писать. Запустите от имени службы сайта или верните владельца.`)];
}

export function hasAccess(path: string, mode: number): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  );
}

function noRights(path: string, what: string, variable: string): string {
  return `${path}: нет такой папки или нет прав на ${what}. Проверьте ${variable} и владельца (chown).`;
}
