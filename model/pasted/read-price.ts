import { knownUnit, unitIn } from './units.ts';

export type PastedPrice = {
  readonly lowRub: number;
  /** Upper end of a fork such as «450–600 ₽»; `null` for one sum. */
  readonly highRub: number | null;
  readonly isFrom: boolean;
};

type Found = {
  readonly price: PastedPrice;
  readonly unit: string | null;
  readonly before: string;
  readonly after: string;
};

const SPACE = String.raw`[ \u00a0\u2009\u202f]`;
const NUMBER = String.raw`(?<![\p{L}\d.,×x])(?:\d{1,3}(?:${SPACE}\d{3})+|\d+)(?:[.,]\d{1,2})?(?![.,]?\d)`;
const MONEY = String.raw`₽|руб(?:лей|ля|ль|\.)?(?!\p{L})|р\.|р(?!\p{L})|rub(?!\p{L})`;
const PRICE = new RegExp(
  String.raw`(?<from>(?<!\p{L})от\s*)?(?<low>${NUMBER})(?:\s*(?:[-–—…]|\.{2,3}|до(?!\p{L}))\s*(?<high>${NUMBER}))?` +
    String.raw`\s*(?<thousand>тыс(?!\p{L})\.?)?\s*(?<money>${MONEY})?`,
  'giu',
);

/** «до 600 ₽» and «около 600 ₽» name no price. */
const VAGUE = /(?:(?<!\p{L})(?:до|около|примерно)|[~≈])\s*$/iu;
/** A dash, colon or dots between the name and the price. */
const LEADER = /(?:\s[-–—]|[:=]|\.{2,}|…|_{2,})\s*$/;

type Options = {
  /** The text is the cell of a price column, so that a number alone is a price. */
  readonly isCell: boolean;
};

/**
 * Finds the only price of a line or cell. Returns `null` when there is none, or when there are several and a person
 * must choose.
 */
export function readPrice(text: string, { isCell }: Options): Found | null {
  const candidates = [...text.matchAll(PRICE)];
  const withMoney = candidates.filter(({ groups }) => groups?.money);
  const [match] = withMoney.length > 0 ? withMoney : candidates.slice(-1);
  if (!match?.groups || withMoney.length > 1) return null;
  const before = text.slice(0, match.index);
  const { unit, rest } = unitAfter(text.slice(match.index + match[0].length));
  if (VAGUE.test(before)) return null;
  const isNumberOfCell = isCell && candidates.length === 1 && before.trim() === '';
  const isPlain = LEADER.test(before) || Boolean(match.groups.from);
  if (withMoney.length === 0 && !isNumberOfCell && !(isPlain && rest === '')) return null;
  return { price: priceOf(match.groups), unit, before, after: rest };
}

function priceOf({ low = '', high, from, thousand }: Partial<Record<string, string>>): PastedPrice {
  const factor = thousand ? 1000 : 1;
  const upper = high === undefined ? null : numberIn(high) * factor;
  return { lowRub: numberIn(low) * factor, highRub: upper, isFrom: Boolean(from) && upper === null };
}

/** «1 250,50» → 1250.5 */
export function numberIn(text: string): number {
  return Number(text.replaceAll(new RegExp(SPACE, 'g'), '').replace(',', '.'));
}

/** Reads «/м²», «за точку» or « м.п.» after a sum. */
function unitAfter(text: string): { readonly unit: string | null; readonly rest: string } {
  const [lead = '', sign] = /^\s*(\/|за\s)?\s*(?:1\s)?\s*/i.exec(text) ?? [];
  const words = text.slice(lead.length);
  const lengths = [...words.matchAll(/(?=[\s,;()]|$)/g)].map(({ index }) => index).filter((length) => length > 0);
  const known = lengths.slice(0, 3).findLast((length) => knownUnit(words.slice(0, length)) !== null);
  const length = known ?? (sign ? lengths[0] : undefined);
  const unit = length === undefined ? null : unitIn(words.slice(0, length));
  if (unit === null || length === undefined) return { unit: null, rest: tidy(text) };
  return { unit, rest: tidy(words.slice(length)) };
}

const tidy = (text: string): string => text.replace(/^[\s.,;]+/, '').trim();
