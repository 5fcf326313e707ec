import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { diskTrouble } from '../../checks/disk.ts';
import { advice, type Examine, type Finding, ok, trouble } from '../finding.ts';

const OLDEST_NODE = 24;
const LEAST_MEMORY = 900 * 2 ** 20;

export const machine: Examine = async ({ environment: { dataDir }, isClockKept }) => {
  const node = Number(process.versions.node.split('.')[0]);
  const gigabytes = (totalmem() / 2 ** 30).toFixed(1).replace('.', ',');
  const { bavail, bsize } = await statfs(dataDir);
  const low = diskTrouble(bavail * bsize);
  return [
    node >= OLDEST_NODE
      ? ok('Node', `версия ${process.versions.node}.`)
      : trouble(
          'Node',
          `версия ${process.versions.node}, нужна ${OLDEST_NODE}. Запускайте через npm run: он берёт свою.`,
        ),
    totalmem() >= LEAST_MEMORY
      ? ok('Память', `${gigabytes} ГБ.`)
      : advice(
          'Память',
          `${gigabytes} ГБ: публикации большого содержимого может не хватить. Добавьте до 1 ГБ или подкачку.`,
        ),
    low ? trouble('Диск', low.words) : ok('Диск', 'места достаточно.'),
    ...clock(await isClockKept()),
  ];
};

/** Behind a proxy on the same machine an answer from outside tells the same time, right or wrong. */
function clock(isKept: boolean | null): readonly Finding[] {
  if (isKept === null) return [];
  return isKept
    ? [ok('Точное время', 'машина сверяет часы.')]
    : [
        advice(
          'Точное время',
          'машина не сверяет часы: timedatectl set-ntp true, через минуту проверьте: timedatectl.',
        ),
      ];
}
