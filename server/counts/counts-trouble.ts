import type { StoreTrouble, TroubleCode } from '../leads/store/store-trouble.ts';
import { storeTrouble } from '../leads/store/store-trouble.ts';

const WORDS: Partial<Record<TroubleCode, string>> = {
  full: 'на диске нет места',
  'read-only': 'к файлу нет доступа: дайте пользователю сервера права на DATA_DIR',
  disk: 'диск отвечает ошибкой',
  busy: 'файл держит другая программа',
  corrupt: 'файл повреждён; переименуйте его, сервер начнёт новый',
  'no-connection': 'PostgreSQL не отвечает',
};

/** Why counts cannot be written or read. The files are not those of leads, nor are all remedies. */
export function countsTrouble(error: unknown): StoreTrouble {
  const { code, words } = storeTrouble(error, { isOpening: true });
  return { code, words: WORDS[code] ?? words };
}
