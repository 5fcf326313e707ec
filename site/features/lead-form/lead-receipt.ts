import { attempt } from '../../storage/attempt.ts';
import type { LeadValues } from './lead-values.ts';

/** Summary of a sent lead for its receipt, without name, phone or comment. */
export type LeadReceipt = {
  readonly number: number;
  readonly kind: string;
  readonly subject?: string;
  readonly title?: string;
  readonly price?: string;
  /** Number of the attached calculation: «№ 7-482913». */
  readonly calculation?: string;
  /** Chosen viewing time in words. */
  readonly viewing?: string;
  /** Start of the viewing in the company's time zone, such as `2026-12-01T11:00`. */
  readonly startsAt?: string;
};

const STORAGE_KEY = 'lead-receipt';
const TEXTS = ['subject', 'title', 'price', 'calculation', 'viewing', 'startsAt'] as const;

export function toReceipt(values: LeadValues, number: number, startsAt?: string): LeadReceipt {
  const { kind, subject, titleShown: title, priceShown: price, viewing, answers } = values;
  const { Расчёт: calculation } = Object(answers) as Readonly<Record<string, unknown>>;
  return { number, kind: String(kind), ...pickTexts({ subject, title, price, calculation, viewing, startsAt }) };
}

/** Keeps the receipt in this tab only; a later one replaces it. */
export function saveReceipt(receipt: LeadReceipt): void {
  attempt(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(receipt)));
}

/** Returns `null` unless the lead with this number was sent from this tab. */
export function readReceipt(number: string): LeadReceipt | null {
  return attempt(() => parseReceipt(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'), number));
}

export function parseReceipt(kept: unknown, number: string): LeadReceipt | null {
  const fields = Object(kept) as Readonly<Record<string, unknown>>;
  if (typeof fields.kind !== 'string' || typeof fields.number !== 'number') return null;
  if (String(fields.number) !== number) return null;
  return { number: fields.number, kind: fields.kind, ...pickTexts(fields) };
}

function pickTexts(fields: Readonly<Record<string, unknown>>): Partial<Record<(typeof TEXTS)[number], string>> {
  const texts = TEXTS.map((name) => [name, fields[name]] as const);
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string' && text !== ''));
}
