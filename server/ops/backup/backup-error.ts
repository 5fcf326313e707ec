/** Failed backup or restore. The message gives the cause and the fix in Russian, without personal data. */
export class BackupError extends Error {}

const SQLITE_FULL = 13;

/** Converts system errors of files, disks and the database into messages for the operator. */
export function toBackupError(error: unknown): BackupError {
  if (error instanceof BackupError) return error;
  const { code, path, errcode, message, name } = error as NodeJS.ErrnoException & { readonly errcode?: number };
  const place = path === undefined ? '' : ` ${path}`;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG' || errcode === SQLITE_FULL)
    return new BackupError(`На диске нет места${path ? `:${place}` : ''}. Освободите его и повторите.`);
  if (code === 'EACCES' || code === 'EPERM')
    return new BackupError(`Нет прав:${place}. Запускайте от имени службы сайта или верните владельца файла.`);
  if (code === 'EROFS') return new BackupError(`Диск только для чтения:${place}.`);
  if (code === 'EIO') return new BackupError(`Диск не отдаёт или не принимает данные:${place}. Проверьте его.`);
  if (code === 'ENOENT') return new BackupError(`Нет файла или папки:${place}.`);
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT')
    return new BackupError('База PostgreSQL не отвечает. Проверьте DATABASE_URL и работает ли она.');
  if (name === 'AbortError') return new BackupError('Прервано; недоделанного не осталось.');
  return new BackupError(`Не получилось: ${message}`);
}
