import { toStoreError } from './leads/store/store-error.ts';

type PortChoice = { readonly variable: string; readonly port: number; readonly command: string };
const PORT_OF_SITE: PortChoice = { variable: 'PORT', port: 3000, command: 'npm start' };

/** Explains an operating system error to the operator, in Russian; `null` for other errors. */
export function explainSystemError(error: unknown, choice = PORT_OF_SITE): string | null {
  if (!(error instanceof Error)) return null;
  const { code, path, port } = error as NodeJS.ErrnoException & { port?: number };
  switch (code) {
    case 'EADDRINUSE':
      return `Порт ${port} занят другой программой. Остановите её или выберите порт: ${withPort(choice, (port ?? choice.port) + 1)}.`;
    case 'EADDRNOTAVAIL':
      return 'Такого адреса у этой машины нет. Проверьте HOST; обычно это 127.0.0.1 или 0.0.0.0.';
    case 'EACCES':
    case 'EPERM':
      return path
        ? `Нет прав: ${path}. Дайте их пользователю, от имени которого это запущено, или верните владельца (chown).`
        : `Порт ${port} требует прав администратора. Выберите порт больше 1024: ${withPort(choice, choice.port)}.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `На пути к папке данных стоит файл: ${path}. Укажите в DATA_DIR папку.`;
    case 'EROFS':
      return `Диск только для чтения: ${path}. Укажите в DATA_DIR папку, в которую можно писать.`;
    case 'ENOSPC':
      return 'На диске нет места. Освободите его: сайт работает в прежней версии и через пять минут попробует опубликовать снова.';
    case 'EMFILE':
    case 'ENFILE':
      return 'Открыто слишком много файлов. Поднимите предел (ulimit -n 4096) и запустите снова.';
    case 'EXDEV':
      return `Папка данных лежит на двух разных дисках: ${path}. Перенесите её на один.`;
    case 'ERR_SQLITE_ERROR':
      return `База: ${toStoreError(error).words}.`;
    default:
      return null;
  }
}

function withPort({ variable, command }: PortChoice, port: number): string {
  return `${variable}=${port} ${command}`;
}
