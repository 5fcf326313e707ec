import { z } from 'zod';
import { drawingNameProblem } from '../drawing/drawing-name.ts';
import { photoNameProblem } from '../photo/photo-name.ts';
import type { FieldMeta, ReferenceTarget } from './field-meta.ts';
import { describe } from './field-meta.ts';
import { slugPattern } from './slug-pattern.ts';

type More = Pick<
  FieldMeta,
  'hint' | 'unit' | 'internal' | 'isAlwaysShown' | 'requiredWhen' | 'isSummed' | 'shortestApplies' | 'asIs'
>;
type Range = { readonly min?: number; readonly max?: number };

/** A reference such as «{цена komfort}» or «{людей}» becomes a figure, so its length counts as that of a figure. */
const REFERENCE = /\{(?:(?:цена|смета)\s[^{}]*|(?:число )?(?:людей|бригад)|сдано)\}/g;
const LONG_PRICE = '1 482 000 ₽';

/** Maximum characters of a single-line input; longer texts get a multiline field. */
const MAX_LINE = 100;

/** Trimmed, non-empty text. */
export function text(maxLength: number, title: string, more: More = {}) {
  const schema = z
    .string()
    .trim()
    .min(1)
    .check((context) => {
      if (context.value.replaceAll(REFERENCE, LONG_PRICE).length <= maxLength) return;
      const tooBig = { code: 'too_big', origin: 'string', maximum: maxLength, inclusive: true } as const;
      context.issues.push({ ...tooBig, input: context.value });
    });
  return describe(schema, { ...more, title, widget: maxLength > MAX_LINE ? 'multiline' : 'text', maxLength });
}

const SLUG_MESSAGE = 'Адрес пишут латиницей, цифрами и дефисами, например «dvushka-na-artilleriyskoy».';

export function slug(title: string, more: More = {}) {
  return describe(z.string().regex(slugPattern, SLUG_MESSAGE), { ...more, title, widget: 'slug' });
}

/** Slug of another entity; its existence is checked after all content is loaded. */
export function reference(to: ReferenceTarget, title: string, more: More = {}) {
  return describe(z.string().regex(slugPattern, SLUG_MESSAGE), { ...more, title, widget: 'reference', to });
}

export function rub(title: string, more: More = {}) {
  return describe(z.int().min(0).max(1_000_000_000), { unit: '₽', ...more, title, widget: 'money' });
}

export function areaM2(title: string, { min = 1, max = 2000, ...more }: More & Range = {}) {
  return describe(z.number().min(min).max(max), { ...more, min, max, title, unit: 'м²', widget: 'area' });
}

export function integer(
  title: string,
  { min, max, zero, ...more }: More & Required<Range> & { readonly zero?: string },
) {
  const ofZero = zero === undefined ? {} : { zero, hint: `0 — ${zero}` };
  return describe(z.int().min(min).max(max), { ...ofZero, ...more, min, max, title, widget: 'number' });
}

export function decimal(title: string, { min, max, ...more }: More & Required<Range>) {
  return describe(z.number().min(min).max(max), { ...more, min, max, title, widget: 'number' });
}

export function days(title: string, more: More = {}) {
  return integer(title, { min: 1, max: 1500, unit: 'дни', ...more });
}

/** A fraction from 0 to 1, displayed as a percentage. */
export function share(title: string, more: More = {}) {
  return decimal(title, { min: 0, max: 1, ...more });
}

export function flag(title: string, more: More = {}) {
  return describe(z.boolean(), { ...more, title, widget: 'boolean' });
}

export function choice<const T extends Readonly<Record<string, string>>>(
  title: string,
  labels: T,
  more: More & { readonly ended?: readonly Extract<keyof T, string>[] } = {},
) {
  type Value = Extract<keyof T, string>;
  const values = Object.keys(labels) as [Value, ...Value[]];
  return describe(z.enum(values), { ...more, title, widget: 'select', labels });
}

export function isoDate(title: string, more: More = {}) {
  const schema = z.iso.date('Нужна дата: год, месяц и день, например «2026-11-20».');
  return describe(schema, { ...more, title, widget: 'date' });
}

export function time(title: string, more: More = {}) {
  const schema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Время пишется как «09:00».');
  return describe(schema, { ...more, title, widget: 'time' });
}

/** +7 followed by ten digits, in E.164. */
export function phoneE164(title: string, more: More = {}) {
  const message = 'Телефон пишется без пробелов, с +7 и десятью цифрами: «+74012051736».';
  return describe(z.string().regex(/^\+7\d{10}$/, message), { ...more, title, widget: 'phone' });
}

export function email(title: string, more: More = {}) {
  const schema = z.email('Это не похоже на адрес почты. Пример: zayavka@kompaniya.example');
  return describe(schema, { ...more, title, widget: 'email' });
}

export function httpsUrl(title: string, more: More = {}) {
  const schema = z.url({ protocol: /^https$/, error: 'Нужен адрес целиком, с https://' });
  return describe(schema, { ...more, title, widget: 'url' });
}

export function path(title: string, more: More = {}) {
  const schema = z.string().regex(/^\/[^\s]*$/, 'Адрес страницы сайта начинается с «/», например «/works».');
  return describe(schema, { ...more, title, widget: 'address' });
}

/** Digits of a tax or registration number with a fixed length. */
export function digits(lengths: readonly number[], title: string, more: More = {}) {
  const pattern = new RegExp(`^(?:${lengths.map((length) => `\\d{${length}}`).join('|')})$`);
  const message = `Нужны только цифры, всего ${lengths.join(' или ')}.`;
  const hint = `Цифр: ${lengths.join(' или ')}`;
  const maxLength = Math.max(...lengths);
  return describe(z.string().regex(pattern, message), {
    hint,
    asIs: 'code',
    ...more,
    title,
    widget: 'text',
    maxLength,
  });
}

export function group<T extends z.ZodRawShape>(title: string, shape: T, more: More = {}) {
  return describe(z.strictObject(shape), { ...more, title, widget: 'group' });
}

type Length = Range & { readonly length?: number };

export function list<T extends z.ZodType>(title: string, item: T, options: More & Length = {}) {
  const { length, min = length ?? 0, max = length, ...more } = options;
  const items = z.array(item).min(min);
  if (max === undefined) return describe(items, { ...more, min, title, widget: 'list' });
  return describe(items.max(max), { ...more, min, max, title, widget: 'list' });
}

const NO_ALT = 'Напишите, что на снимке, или отметьте «Украшение».';
const ALT_OF_DECORATION = 'У украшения не пишут, что на снимке. Оставьте одно из двух: описание или «Украшение».';

const photoFields = {
  file: describe(
    z.string().check(({ value, issues }) => {
      const message = photoNameProblem(value);
      if (message !== null) issues.push({ code: 'custom', input: value, message });
    }),
    { title: 'Снимок', hint: 'Имя файла из папки со снимками', asIs: 'code', widget: 'text', maxLength: 200 },
  ),
  alt: text(200, 'Что на снимке', { hint: 'Комната и адрес. Это читают незрячие и поисковики' }).optional(),
  isDecoration: flag('Украшение', {
    hint: 'Снимок ничего не сообщает: тогда «Что на снимке» не заполняют, и незрячим его не называют',
  }).optional(),
  caption: text(200, 'Подпись', { hint: 'Материал, размер, цена' }).optional(),
  isRendering: flag('Визуализация', {
    hint: 'Нарисовано, а не снято. На картинке будет слово «Визуализация», а если нарисованы все картинки сайта, о них скажет строка вверху страницы',
  }).optional(),
  focus: describe(
    z.string().regex(/^\d{1,3}% \d{1,3}%$/, 'Точка, которую нельзя отрезать: «50% 30%» — слева и сверху.'),
    {
      title: 'Главная точка',
      hint: 'Что нельзя отрезать при кадрировании: отступы слева и сверху, «50% 30%»',
      asIs: 'code',
      widget: 'text',
      maxLength: 9,
    },
  ).optional(),
};
const photoSchema = z
  .strictObject(photoFields)
  .refine(({ alt, isDecoration }) => (alt === undefined) === (isDecoration === true), {
    path: ['alt'],
    error: ({ input }) => ((input as { alt?: unknown }).alt === undefined ? NO_ALT : ALT_OF_DECORATION),
  });
export type Photo = z.infer<typeof photoSchema>;

export function photo(title: string, more: More = {}) {
  return describe(photoSchema.clone(), { ...more, title, widget: 'photo', shared: 'Снимок' });
}

export function photos(title: string, { min, max, ...more }: More & Required<Range>) {
  return describe(z.array(photo('Снимок')).min(min).max(max), { ...more, min, max, title, widget: 'photos' });
}

/** Photo inside the Markdown text of an article, outside any form. */
export const textPhoto = photo('Снимок');

export function colour(title: string, more: More = {}) {
  const schema = z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'Цвет пишется решёткой и шестью знаками от 0 до f, в кавычках: "#1d2320".')
    .transform((value) => value.toLowerCase());
  return describe(schema, { ...more, title, widget: 'colour' });
}

/** File name of an SVG in the drawings folder; its content is checked when the file is read. */
export function drawing(title: string, more: More = {}) {
  const schema = z.string().check(({ value, issues }) => {
    const message = drawingNameProblem(value);
    if (message !== null) issues.push({ code: 'custom', input: value, message });
  });
  return describe(schema, { hint: 'Имя файла из папки с рисунками', ...more, title, widget: 'drawing' });
}
