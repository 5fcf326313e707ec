import { totalmem } from 'node:os';
import { advice, type Check, ok, trouble } from './check.ts';

const OLDEST_NODE = 24;
const MIN_MEMORY_BYTES = 900 * 2 ** 20;

export const node: Check = {
  title: 'Node',
  async look() {
    const version = process.versions.node;
    return Number(version.split('.')[0]) >= OLDEST_NODE
      ? ok(`версия ${version}.`)
      : trouble(`версия ${version}, нужна ${OLDEST_NODE}. Запускайте через npm run: он берёт свою.`);
  },
};

export const memory: Check = {
  title: 'Память',
  async look() {
    const gigabytes = (totalmem() / 2 ** 30).toFixed(1).replace('.', ',');
    return totalmem() >= MIN_MEMORY_BYTES
      ? ok(`${gigabytes} ГБ.`)
      : advice(`${gigabytes} ГБ: публикации большого содержимого может не хватить. Добавьте до 1 ГБ или подкачку.`);
  },
};
