import type { StoreError, StoreErrorCode } from '../leads/store/store-error.ts';
import { toStoreError } from '../leads/store/store-error.ts';

const WORDS: Partial<Record<StoreErrorCode, string>> = {
  full: 'на диске нет места',
  'read-only': 'к файлу нет доступа: дайте пользователю сервера права на DATA_DIR',
  disk: 'диск отвечает ошибкой',
  busy: 'файл держит другая программа',
  corrupt: 'файл повреждён; переименуйте его, сервер начнёт новый',
  'no-connection': 'PostgreSQL не отвечает',
};

/** Explains a store error of the visit counts, whose files and some fixes differ from those of leads. */
export function explainCountsError(error: unknown): StoreError {
  const { code, words } = toStoreError(error, { isOpening: true });
  return { code, words: WORDS[code] ?? words };
}
