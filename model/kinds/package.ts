import { z } from 'zod';
import { section } from '../field-meta.ts';
import { areaM2, days, decimal, flag, group, integer, list, photo, rub, share, text } from '../fields.ts';
import type { WithSlug } from './define-kind.ts';
import { byOrder, defineKind } from './define-kind.ts';
import { questions, seo } from './parts.ts';

const includedLine = group('Строка сравнения', {
  title: text(80, 'Что', { hint: 'У всех пакетов пишется одинаково' }),
  value: text(60, 'Что именно', { hint: '«инженерная доска». Если не заполнить — просто «входит»' }).optional(),
  included: flag('Входит'),
});

const estimateLine = group('Строка сметы', {
  title: text(80, 'Что делаем'),
  quantity: text(30, 'Сколько', { hint: '«48 м²»' }),
  sharePercent: decimal('Доля в смете', { min: 0, max: 100, unit: '%', hint: 'Сумму в рублях посчитаем сами' }),
});

const schema = z.strictObject({
  ...section('Пакет', {
    title: text(40, 'Название'),
    order: integer('Место в ряду', { min: 1, max: 20, hint: 'От дешёвого к дорогому' }),
    popular: flag('Метка «Берут чаще»').default(false),
    summary: text(200, 'Коротко'),
    highlights: list('Три главных отличия', text(80, 'Отличие'), { length: 3 }),
    photo: photo('Снимок'),
    lead: text(300, 'Вводный абзац'),
    suits: list('Кому подходит', text(160, 'Пункт'), { min: 2, max: 5 }),
  }),
  ...section('Цена и срок', {
    priceRubPerM2: rub('Цена от', { unit: '₽/м²', hint: 'За метр по полу' }),
    termDays: days('Срок для примера'),
    exampleAreaM2: areaM2('Площадь примера', { min: 10, max: 500 }),
    baseDays: decimal('Калькулятор: дней на любую площадь', { min: 0, max: 365, unit: 'дни' }),
    daysPerM2: decimal('Калькулятор: сколько добавляет метр', { min: 0, max: 10, unit: 'дни' }),
    split: group(
      'Доли цены',
      { rough: share('Черновые материалы'), finish: share('Чистовые материалы') },
      { hint: 'Остальное — работы' },
    ).refine((split) => split.rough + split.finish <= 1, {
      message: 'Доли материалов вместе больше целого.',
    }),
  }),
  ...section('Что входит', {
    groups: list(
      'Что входит, по группам',
      group('Группа', { title: text(40, 'Название'), lines: list('Строки', includedLine, { min: 2 }) }),
      { min: 3, hint: 'Подготовка, Инженерия, Отделка, Контроль' },
    ),
    notIncluded: list('Что не входит', text(120, 'Пункт'), { min: 2 }),
  }),
  ...section('Этапы и платежи', {
    stages: list(
      'Этапы',
      group('Этап', {
        title: text(60, 'Название'),
        days: text(30, 'Дни', { hint: '«день 1–5»' }),
        text: text(300, 'Что происходит'),
      }),
      { min: 4 },
    ),
    payments: list(
      'Платежи',
      group('Платёж', {
        share: integer('Доля', { min: 1, max: 100, unit: '%' }),
        when: text(140, 'Когда платят'),
      }),
      { min: 2 },
    ).refine((parts) => parts.reduce((sum, part) => sum + part.share, 0) === 100, {
      message: 'Доли платежей должны дать 100 %.',
    }),
  }),
  estimate: group('Разобранный пример сметы', {
    title: text(100, 'Заголовок'),
    areaM2: areaM2('Площадь', { min: 10, max: 500 }),
    lines: list('Строки', estimateLine, { min: 5 }).refine(
      (lines) => Math.abs(lines.reduce((sum, line) => sum + line.sharePercent, 0) - 100) < 0.05,
      { message: 'Доли строк сметы должны дать 100 %.' },
    ),
    note: text(300, 'Примечание'),
  }),
  questions: questions({ min: 2 }),
  seo: seo().optional(),
});
export type Package = z.infer<typeof schema>;

export const packages = defineKind({
  folder: 'packages',
  format: 'yaml',
  title: 'Пакеты ремонта',
  titleOne: 'Пакет ремонта',
  hint: 'Цена за метр, состав, сроки, платежи',
  schema,
  prices: 'present',
  order: byOrder,
  check: comparisonIssues,
});

/** The comparison table needs the same lines in every package. */
function comparisonIssues([first, ...others]: readonly WithSlug<Package>[]) {
  if (!first) return [{ file: 'packages', message: 'Нет ни одного пакета ремонта.' }];
  const outline = (item: Package) =>
    item.groups.map((group) => [group.title, ...group.lines.map((line) => line.title)].join('|')).join('\n');
  return others
    .filter((item) => outline(item) !== outline(first))
    .map((item) => ({
      file: `packages/${item.slug}.yaml`,
      path: ['groups'],
      others: [`packages/${first.slug}.yaml`],
      message: `Строки сравнения должны совпадать с packages/${first.slug}.yaml: те же группы и названия, в том же порядке.`,
    }));
}
