import { readdir } from 'node:fs/promises';

/** What is wrong with the content folder as a whole, or every file in it would seem to be missing; `null`: nothing. */
export function folderTrouble(
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
