import { alarm, ok, type WatchedCheck } from './check.ts';

/** Minimum free space: a release with its pictures, two database journals, and a reserve for cleaning up. */
const WANTED_BYTES = 500 * 2 ** 20;

export const disk: WatchedCheck = {
  id: 'disk',
  title: 'Диск',
  everyMs: () => 60_000,
  isShared: false,
  over: 'места снова достаточно, всё в порядке.',
  async look({ environment, readings, readDisk }) {
    const { freeBytes, totalBytes } = await readDisk(environment.dataDir);
    readings.diskFreeBytes = freeBytes;
    readings.diskTotalBytes = totalBytes;
    if (freeBytes >= WANTED_BYTES) return ok('места достаточно.');
    return alarm(
      'disk-low',
      `свободно ${inMegabytes(freeBytes)}, надо хотя бы ${inMegabytes(WANTED_BYTES)}. Сайт и заявки пока работают. ` +
        'Освободите место: старые журналы и резервные копии; что занимает место, покажет «du -xh --max-depth=2 / | sort -h | tail».',
    );
  },
};

function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / 2 ** 20).toLocaleString('ru-RU')} МБ`;
}
