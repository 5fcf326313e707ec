import { priceFactor } from '../estimate/estimate.ts';
import { ratiosOf, roomsOf, termDays } from '../estimate/quantities.ts';
import { formatArea } from '../format/area.ts';
import type { Advice } from './advised.ts';
import type { Survey } from './survey.ts';

/** Areas compared with the example: half of it, and half as much again. */
const SHARES = [0.5, 1.5];
/** Largest change of unit prices that a reader still takes for the same price list. */
const MAX_PERCENT = 25;

/** Finds packages whose rows, recalculated for a smaller or larger flat, contradict the price per square metre. */
export function estimateAreas({ written }: Survey): Advice[] {
  const { packages, calculator } = written;
  return packages.flatMap((item) => {
    const sizeOf = (areaM2: number) => ({
      areaM2,
      rooms: roomsOf(calculator.roomsUpToM2, areaM2),
      days: termDays(item, areaM2),
    });
    const example = sizeOf(item.estimate.areaM2);
    return SHARES.flatMap((share) => {
      const flat = sizeOf(Math.round(example.areaM2 * share));
      const other = { areaM2: flat.areaM2, ratios: ratiosOf(example, flat) };
      const percent = Math.round((priceFactor(item, other) / priceFactor(item) - 1) * 100);
      if (Math.abs(percent) <= MAX_PERCENT) return [];
      const message = `Для ${formatArea(flat.areaM2)} строки сметы расходятся с ценой за метр: цены строк придётся ${percent < 0 ? 'снизить' : 'поднять'} на ${Math.abs(percent)} %. Проверьте, от чего зависит количество в строках.`;
      return [{ file: `packages/${item.slug}.yaml`, path: ['estimate'], message }];
    });
  });
}
