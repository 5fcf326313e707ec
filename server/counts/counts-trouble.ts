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

/** Explains a store error for counts: the files and some remedies differ from those of leads. */
export function countsTrouble(error: unknown): StoreTrouble {
  const { code, words } = storeTrouble(error, { isOpening: true });
  return { code, words: WORDS[code] ?? words };
}
