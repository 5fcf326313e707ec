import { statfs } from 'node:fs/promises';
import type { Check } from '../check.ts';
import type { WatchFigures } from '../figures.ts';
import { PERIODS, THRESHOLDS } from '../thresholds.ts';

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
      if (figures.diskFreeBytes >= freeBytes) return null;
      return {
        code: 'disk-low',
        words:
          `Диск: свободно ${inMegabytes(figures.diskFreeBytes)}, надо хотя бы ${inMegabytes(freeBytes)}. Сайт и заявки пока работают. ` +
          'Освободите место: старые журналы и резервные копии; что занимает место, покажет «du -xh --max-depth=2 / | sort -h | tail».',
      };
    },
  };
}

export function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / 2 ** 20).toLocaleString('ru-RU')} МБ`;
}
