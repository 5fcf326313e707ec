import { totalmem } from 'node:os';
import { diskCheck } from '../../watching/checks/disk.ts';
import { noFigures } from '../../watching/figures.ts';
import { advice, type Examine, ok, trouble } from '../finding.ts';

const OLDEST_NODE = 24;
const LEAST_MEMORY = 900 * 2 ** 20;

export const machine: Examine = async ({ environment: { dataDir } }) => {
  const node = Number(process.versions.node.split('.')[0]);
  const gigabytes = (totalmem() / 2 ** 30).toFixed(1).replace('.', ',');
  const low = await diskCheck({ dataDir, figures: noFigures() }).look();
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
  ];
};
