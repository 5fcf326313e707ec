import { readdir } from 'node:fs/promises';

/**
 * Returns an error of the whole content folder, which would otherwise make every file seem missing; `null` when it is
 * readable.
 */
export function folderProblem(
  root: string,
  list: (path: string) => Promise<unknown> = readdir,
): Promise<string | null> {
  return list(root).then(
    () => null,
    ({ code }: NodeJS.ErrnoException) =>
      code === 'EACCES' || code === 'EPERM'
        ? 'Папка с содержимым не читается: у сервера нет прав на неё. Дайте их пользователю, от имени которого работает сервер.'
        : 'Папки с содержимым нет. Верните её на место или проверьте CONTENT_DIR.',
  );
}
