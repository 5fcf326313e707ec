import { z } from 'zod';
import { estimateProblem } from '../estimate/estimate.ts';
import { section } from '../fields/field-meta.ts';
import { areaM2, days, decimal, flag, group, integer, list, photo, rub, text } from '../fields/fields.ts';
import type { WithSlug } from './define-kind.ts';
import { byOrder, defineKind } from './define-kind.ts';
import { estimateLines } from './estimate-lines.ts';
import { questions, seo } from './parts.ts';

const includedLine = group('Строка сравнения', {
  title: text(80, 'Что', { hint: 'У всех пакетов пишется одинаково' }),
  value: text(60, 'Что именно', { hint: '«инженерная доска». Если не заполнить — просто «входит»' }).optional(),
  included: flag('Входит'),
});

const schema = z
  .strictObject({
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
          ...estimateLines(),
        }),
        { min: 4, hint: 'Со строками сметы: из них складываются её разделы' },
      ),
      payments: list(
        'Платежи',
        group('Платёж', {
          share: integer('Доля', { min: 1, max: 100, unit: '%', isSummed: true }),
          when: text(140, 'Когда платят'),
        }),
        { min: 2 },
      ).refine((parts) => parts.reduce((sum, part) => sum + part.share, 0) === 100, {
        message: 'Доли платежей должны дать 100 %.',
      }),
    }),
    estimate: group(
      'Пример сметы',
      {
        title: text(100, 'Заголовок'),
        areaM2: areaM2('Площадь', { min: 10, max: 500 }),
        ...estimateLines(),
        note: text(300, 'Примечание'),
      },
      { hint: 'Строки этапов стоят у этапов, здесь — те, что на весь ремонт: доставка, прораб, вывоз мусора' },
    ),
    questions: questions({ min: 2 }),
    seo: seo().optional(),
  })
  .check(({ value, issues }) => {
    const message = estimateProblem(value);
    if (message !== null) issues.push({ code: 'custom', input: value, path: ['estimate'], message });
  });
export type Package = z.infer<typeof schema>;

export const packages = defineKind({
  folder: 'packages',
  format: 'yaml',
  group: 'prices',
  address: '/remont/:slug',
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
