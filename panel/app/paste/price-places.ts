import { formatRub } from '../../../model/format/money.ts';
import { perUnit } from '../../../model/pasted/units.ts';
import type { Facts } from '../../contract/content.ts';

/** A price that the editor confirmed. */
export type ConfirmedPrice = {
  readonly title: string;
  readonly unit: string;
  readonly rub: number;
  readonly isFrom: boolean;
  readonly quantity: number | null;
};

/** Where a price goes: the detailed prices of a service, or the works of an estimate. */
export type PricePlace =
  | { readonly kind: 'service'; readonly file: string }
  | { readonly kind: 'package'; readonly file: string; readonly stage: number | 'estimate' };

/** Unit of a price for everything, such as a visit. */
export const WHOLE = 'за всё';

type Line = Readonly<Record<string, unknown>>;

/** Adds the prices to an entry. A line with the same name gets the new price instead. */
export function withPrices(facts: Facts, place: PricePlace, prices: readonly ConfirmedPrice[]): Facts {
  if (place.kind === 'service') return { ...facts, prices: merged(linesOf(facts.prices), prices.map(serviceLine)) };
  const lines = prices.map(workLine);
  const withWorks = (holder: Facts): Facts => ({ ...holder, works: merged(linesOf(holder.works), lines) });
  if (place.stage === 'estimate') return { ...facts, estimate: withWorks((facts.estimate ?? {}) as Facts) };
  const stages = linesOf(facts.stages).map((stage, at) => (at === place.stage ? withWorks(stage) : stage));
  return { ...facts, stages };
}

/** Lines that the place has now, to show which prices change. */
export function linesAt(facts: Facts, place: PricePlace): readonly Line[] {
  if (place.kind === 'service') return linesOf(facts.prices);
  if (place.stage === 'estimate') return linesOf((facts.estimate as Facts | undefined)?.works);
  return linesOf(linesOf(facts.stages)[place.stage]?.works);
}

/** Whether a line of an entry is the line of the list; with another unit its quantity would be wrong. */
export function isSameLine(known: Line, line: Line): boolean {
  const hasOtherUnit = known.unit !== undefined && line.unit !== undefined && known.unit !== line.unit;
  return isSameTitle(known.title, line.title) && !hasOtherUnit;
}

export function isSameTitle(one: unknown, other: unknown): boolean {
  return plain(one) !== '' && plain(one) === plain(other);
}

function merged(before: readonly Line[], lines: readonly Line[]): Line[] {
  const result = before.filter((line) => Object.values(line).some((value) => value !== undefined && value !== ''));
  for (const line of lines) {
    const at = result.findIndex((known) => isSameLine(known, line));
    if (at < 0) result.push(line);
    else result[at] = { ...result[at], ...line };
  }
  return result;
}

function serviceLine({ title, unit, rub, isFrom }: ConfirmedPrice): Line {
  return { title, price: `${isFrom ? 'от ' : ''}${formatRub(rub, ' ')}${unit === WHOLE ? '' : perUnit(unit)}` };
}

/** The quantity stays empty unless the list names it: the form asks for it. */
function workLine({ title, unit, rub, quantity }: ConfirmedPrice): Line {
  return { title, unit, ...(quantity === null ? {} : { quantity }), priceRub: rub };
}

function linesOf(value: unknown): readonly Line[] {
  return Array.isArray(value) ? value.filter((line) => typeof line === 'object' && line !== null) : [];
}

const plain = (title: unknown): string =>
  typeof title === 'string'
    ? title
        .toLowerCase()
        .replaceAll('ё', 'е')
        .replaceAll(/[^\p{L}\d]+/gu, ' ')
        .trim()
    : '';
