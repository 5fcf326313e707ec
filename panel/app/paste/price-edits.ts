import type { PastedRow } from '../../../model/pasted/price-list.ts';
import type { PastedPrice } from '../../../model/pasted/read-price.ts';
import type { PricePlace } from './price-places.ts';
import { WHOLE } from './price-places.ts';

/** A row of the list as the editor sees and corrects it. */
export type PriceEdit = {
  readonly isTaken: boolean;
  readonly title: string;
  readonly unit: string;
  /** `null` while the price is open: a fork, or no sum at all. */
  readonly rub: number | null;
  readonly isFrom: boolean;
  /** Id of a place; `null` until it is chosen. */
  readonly place: string | null;
};

export function firstEdit({ title, unit, price }: PastedRow, place: string | null): PriceEdit {
  const isOne = price !== null && price.highRub === null && Number.isInteger(price.lowRub);
  const edit = { title, unit: unit ?? '', rub: isOne ? price.lowRub : null, isFrom: price?.isFrom ?? false, place };
  return { ...edit, isTaken: questionsOf({ ...edit, place: '' }, price).length === 0 };
}

/** Returns what the editor must answer before the row can be taken. */
export function questionsOf(edit: Omit<PriceEdit, 'isTaken'>, price: PastedPrice | null, to?: PricePlace): string[] {
  const { title, unit, rub, isFrom, place } = edit;
  return [
    ...(title.trim() === '' ? ['Назовите работу.'] : []),
    ...(rub === null ? [priceQuestion(price)] : []),
    ...(unit.trim() === '' ? ['Единица не указана: выберите, за что цена.'] : []),
    ...(place === null ? ['Выберите, куда поставить.'] : []),
    ...(to?.kind === 'package' && unit === WHOLE ? ['Для строки сметы нужна единица, а не «за всё».'] : []),
    ...(to?.kind === 'package' && isFrom ? ['В смете цена точная: снимите «от».'] : []),
  ];
}

function priceQuestion(price: PastedPrice | null): string {
  if (price === null) return 'Сумма не указана: впишите её.';
  if (price.highRub !== null) return 'В прайсе вилка: выберите цену.';
  return 'Цена с копейками: впишите её в рублях.';
}

/** Applies a correction; a row that was incomplete is ticked as soon as it is complete. */
export function edited(edit: PriceEdit, part: Partial<PriceEdit>, price: PastedPrice | null): PriceEdit {
  const next = { ...edit, ...part };
  const isOpen = (one: PriceEdit) => questionsOf({ ...one, place: '' }, price).length > 0;
  return 'isTaken' in part || !isOpen(edit) || isOpen(next) ? next : { ...next, isTaken: true };
}
