import { access, constants, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Examine, type Finding, ok, trouble } from '../finding.ts';

const PRIVATE = ['leads.key', 'leads.db', 'leads.db-wal', 'panel.db'];

export const files: Examine = async ({ environment: { dataDir, contentDir } }) => {
  const findings = [await folder('DATA_DIR', dataDir, constants.W_OK), await folder('CONTENT_DIR', contentDir, 0)];
  for (const name of PRIVATE) findings.push(...(await privateFile(join(dataDir, name))));
  return findings;
};

async function folder(name: string, path: string, mode: number): Promise<Finding> {
  try {
    await access(path, constants.R_OK | mode);
    return ok(name, `${path}: права есть.`);
  } catch {
    return trouble(
      name,
      `${path}: нет такой папки или нет прав на ${mode === 0 ? 'чтение' : 'запись'}. Проверьте переменную и владельца (chown).`,
    );
  }
}

async function privateFile(path: string): Promise<readonly Finding[]> {
  const found = await stat(path).catch(() => null);
  if (!found) return [];
  if ((found.mode & 0o004) !== 0)
    return [trouble('Права', `${path} может прочесть любой пользователь машины: chmod 600 ${path}.`)];
  const canWrite = await access(path, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  );
  return canWrite
    ? [ok('Права', `${path}: только свои.`)]
    : [
        trouble(
          'Права',
          `${path}: этому пользователю нельзя писать. Запустите от имени службы сайта или верните владельца.`,
        ),
      ];
}
