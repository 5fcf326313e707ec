import { z } from 'zod';
import { typograph } from './format/typograph.ts';
import { photoNameProblem } from './photo-name.ts';

/** «{цена komfort}» is read as a figure, so its length on the page is a figure's. */
const PRICE_REFERENCE = /\{(?:цена|смета)\s[^{}]*\}/g;
const LONG_PRICE = '1 482 000 ₽';

/** Text that a visitor reads: trimmed, not empty, with Russian no-break spaces put in. */
export function text(maxLength = 5000) {
  return z
    .string()
    .trim()
    .min(1)
    .check((context) => {
      if (context.value.replaceAll(PRICE_REFERENCE, LONG_PRICE).length <= maxLength) return;
      const tooBig = { code: 'too_big', origin: 'string', maximum: maxLength, inclusive: true } as const;
      context.issues.push({ ...tooBig, input: context.value });
    })
    .transform(typograph);
}

/** A code, a name in an address, an identifier: kept as it is written. */
export const plain = z.string().trim().min(1).max(300);

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const slug = z
  .string()
  .regex(slugPattern, 'Адрес пишут латиницей, цифрами и дефисами, например «dvushka-na-artilleriyskoy».');

/** The slug of another entity; checked against the folder of that kind once everything is loaded. */
export type ReferenceKind = 'package' | 'work' | 'flat' | 'service' | 'promotion' | 'article' | 'review';
export function reference(_kind: ReferenceKind) {
  return slug;
}

export const rub = z.int().min(0).max(1_000_000_000);
export const areaM2 = z.number().min(1).max(2000);
export const days = z.int().min(1).max(1500);
export const isoDate = z.iso.date('Дата пишется как «2026-11-20»: год, месяц, день. В кавычках или без — всё равно.');

/** Ten national digits after +7, as in an international number. */
export const phoneE164 = z
  .string()
  .regex(/^\+7\d{10}$/, 'Телефон пишется без пробелов, с +7 и десятью цифрами: «+74012051736».');

export const email = z.email('Это не похоже на адрес почты. Пример: smeta@pregolya.example');
export const httpsUrl = z.url({ protocol: /^https$/, error: 'Нужен адрес целиком, с https://' });
export const path = z.string().regex(/^\/[^\s]*$/, 'Адрес страницы сайта начинается с «/», например «/works».');

/** Digits of a tax or state register, of a fixed length. */
export function digits(...lengths: number[]) {
  const pattern = new RegExp(`^(?:${lengths.map((length) => `\\d{${length}}`).join('|')})$`);
  return z.string().regex(pattern, `Нужны только цифры, всего ${lengths.join(' или ')}. Возьмите число в кавычки.`);
}

export const photo = z.strictObject({
  file: z
    .string()
    .check(({ value, issues }) => {
      const message = photoNameProblem(value);
      if (message !== null) issues.push({ code: 'custom', input: value, message });
    })
    .describe('Файл из папки photos'),
  alt: text(200).describe('Что на снимке: комната и адрес. Это читают незрячие и поисковики'),
  caption: text(200).optional().describe('Подпись под снимком: материал, размер, цена'),
  focus: z
    .string()
    .regex(/^\d{1,3}% \d{1,3}%$/, 'Точка, которую нельзя отрезать: «50% 30%» — слева и сверху.')
    .optional()
    .describe('Точка, которую нельзя отрезать при кадрировании'),
});
export type Photo = z.infer<typeof photo>;

export const seo = z
  .strictObject({
    title: text(70).optional().describe('Заголовок в выдаче поисковика, до 70 знаков'),
    description: text(170).optional().describe('Описание в выдаче, до 170 знаков'),
    image: photo.optional().describe('Картинка для соцсетей'),
    noindex: z.boolean().optional().describe('Не показывать страницу в поиске'),
  })
  .describe('Для поисковиков; если не заполнить, соберём из текста страницы');

/** A figure with its unit: «74 дня», «0 ₽». */
export const figure = z.strictObject({
  value: text(12),
  unit: text(12).optional(),
  label: text(120),
});

export const questionAnswer = z.strictObject({ question: text(160), answer: text(1200) });
export type QuestionAnswer = z.infer<typeof questionAnswer>;
