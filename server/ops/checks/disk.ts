import { statfs } from 'node:fs/promises';
import type { Trouble } from '../health.ts';
import type { Check } from './check.ts';
import type { WatchFigures } from './figures.ts';
import { PERIODS, THRESHOLDS } from './thresholds.ts';

type Parts = {
  readonly dataDir: string;
  readonly figures: WatchFigures;
  readonly freeBytes?: number;
  readonly everyMs?: number;
};

export function diskCheck({
  dataDir,
  figures,
  freeBytes = THRESHOLDS.freeBytes,
  everyMs = PERIODS.diskMs,
}: Parts): Check {
  return {
    name: 'disk',
    everyMs,
    isShared: false,
    over: 'Диск: места снова достаточно, всё в порядке.',
    async look() {
      const { bavail, blocks, bsize } = await statfs(dataDir);
      figures.diskFreeBytes = bavail * bsize;
      figures.diskTotalBytes = blocks * bsize;
      const found = diskTrouble(figures.diskFreeBytes, freeBytes);
      return found && { ...found, words: `Диск: ${found.words}` };
    },
  };
}

/** The words do not name their subject, which the caller prepends. */
export function diskTrouble(free: number, wanted = THRESHOLDS.freeBytes): Trouble | null {
  if (free >= wanted) return null;
  return {
    code: 'disk-low',
    words:
      `свободно ${inMegabytes(free)}, надо хотя бы ${inMegabytes(wanted)}. Сайт и заявки пока работают. ` +
      'Освободите место: старые журналы и резервные копии; что занимает место, покажет «du -xh --max-depth=2 / | sort -h | tail».',
  };
}

export function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / 2 ** 20).toLocaleString('ru-RU')} МБ`;
}
