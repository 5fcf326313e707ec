import { errorCode } from '../contract/log.ts';

/** Codes of storage failures; errors with the same fix share a code. */
export type StoreErrorCode =
  | 'full'
  | 'corrupt'
  | 'replaced'
  | 'read-only'
  | 'disk'
  | 'busy'
  | 'no-connection'
  | 'not-open'
  | 'unknown';

export type StoreError = { readonly code: StoreErrorCode; readonly words: string };

const WORDS: Readonly<Record<Exclude<StoreErrorCode, 'unknown'>, string>> = {
  full: 'на диске нет места. Освободите его, больше ничего делать не надо',
  corrupt:
    'файл базы повреждён. Места на диске это не касается: остановите сервер, отложите файл и восстановите базу из копии, как сказано в docs/ru/backup.md',
  replaced: 'файл базы удалён или подменён под работающим сервером. Верните прежний файл или перезапустите сервер',
  'read-only': 'в базу нельзя писать. Дайте пользователю сервера права на папку DATA_DIR и файлы баз в ней',
  disk: 'диск отвечает ошибкой ввода-вывода. Проверьте диск и журнал системы',
  busy: 'базу дольше пяти секунд держит другая программа. Найдите её и закройте',
  'no-connection': 'PostgreSQL не отвечает. Проверьте, что он запущен, и DATABASE_URL',
  'not-open': 'база не открыта',
};

/** Primary result codes: https://www.sqlite.org/rescode.html */
const SQLITE: Readonly<Record<number, StoreErrorCode>> = {
  3: 'read-only',
  5: 'busy',
  6: 'busy',
  8: 'read-only',
  10: 'disk',
  11: 'corrupt',
  13: 'full',
  14: 'read-only',
  26: 'corrupt',
};

/** SQLITE_IOERR_SHMSIZE: its primary code is an I/O error, but the cause is a full disk. */
const NO_ROOM_FOR_SHARED_MEMORY = 4874;

/** System, own and PostgreSQL codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const CODES: Readonly<Record<string, StoreErrorCode>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EROFS: 'read-only',
  EIO: 'disk',
  ESTALE: 'replaced',
  ECONNREFUSED: 'no-connection',
  ECONNRESET: 'no-connection',
  ENOTFOUND: 'no-connection',
  ETIMEDOUT: 'no-connection',
  STORE_NOT_OPEN: 'not-open',
  '25006': 'read-only',
  '42501': 'read-only',
  '53100': 'full',
  '53300': 'no-connection',
  '58030': 'disk',
  XX001: 'corrupt',
  XX002: 'corrupt',
};

/**
 * Returns a text without lead data. With `isOpening` no lead is being written, so the error message is safe to show.
 */
export function toStoreError(error: unknown, { isOpening = false } = {}): StoreError {
  const code = codeOf(error);
  if (code !== 'unknown') return { code, words: WORDS[code] };
  const words = isOpening && error instanceof Error ? error.message : `неизвестная ошибка (${errorCode(error)})`;
  return { code, words: words.replace(/\.$/, '') };
}

function codeOf(error: unknown): StoreErrorCode {
  if (!(error instanceof Error)) return 'unknown';
  const { code, errcode, message } = error as Error & { code?: unknown; errcode?: unknown };
  if (errcode === NO_ROOM_FOR_SHARED_MEMORY) return 'full';
  if (typeof errcode === 'number') return SQLITE[errcode & 0xff] ?? 'unknown';
  if (typeof code === 'string') return CODES[code] ?? (/^(08|57P0)/.test(code) ? 'no-connection' : 'unknown');
  // Connection errors of the `pg` pool have no code, only a message.
  return /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/.test(message)
    ? 'no-connection'
    : 'unknown';
}
