import type { Field } from '../../../model/fields/field-tree.ts';
import { formatArea, formatNumber } from '../../../model/format/area.ts';
import { formatDateOrText } from '../../../model/format/date.ts';
import { formatRub, groupDigits } from '../../../model/format/money.ts';
import { formatPhone } from '../../../model/format/phone.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';

/** Formats a value for display: «8 450 000 ₽», «20 ноября 2026», «да»; returns `null` for an empty value. */
export function valueWords(field: Field | undefined, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return listWords(field, value);
  if (typeof value === 'object') return groupWords(field, value as Readonly<Record<string, unknown>>);
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (typeof value === 'number') return numberWords(field, value);
  return textWords(field, String(value));
}

function numberWords(field: Field | undefined, value: number): string {
  if (value === 0 && field?.zero !== undefined) return field.zero;
  if (field?.widget === 'money') return formatRub(value);
  if (field?.widget === 'area') return formatArea(value);
  if (field?.unit === 'дни') return counted(value, DAYS);
  const figure = Number.isInteger(value) ? `${value < 0 ? '−' : ''}${groupDigits(value)}` : formatNumber(value);
  return field?.unit ? `${figure}\u00a0${field.unit}` : figure;
}

function textWords(field: Field | undefined, value: string): string {
  if (field?.widget === 'select') return field.labels[value] ?? value;
  if (field?.widget === 'date') return formatDateOrText(value);
  if (field?.widget === 'phone') return formatPhone(value);
  return value;
}

function listWords(field: Field | undefined, items: readonly unknown[]): string | null {
  const words = items.flatMap((item) => valueWords(field?.item, item) ?? []);
  return words.length > 0 ? words.join('; ') : null;
}

/** Field names are omitted, since the reader sees them next to the field. */
function groupWords(field: Field | undefined, group: Readonly<Record<string, unknown>>): string | null {
  const words = Object.entries(group).flatMap(
    ([key, value]) =>
      valueWords(
        field?.fields?.find((one) => one.key === key),
        value,
      ) ?? [],
  );
  return words.length > 0 ? words.join(', ') : null;
}
