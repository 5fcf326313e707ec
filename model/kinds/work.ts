import { z } from 'zod';
import { section } from '../fields/field-meta.ts';
import { areaM2, choice, days, group, isoDate, list, photo, photos, reference, rub, text } from '../fields/fields.ts';
import { latenessGroup } from './contract.ts';
import { defineKind, newestFirst } from './define-kind.ts';
import { HOUSING } from './housing.ts';
import { publicationConsent, seo, withdrawal } from './parts.ts';
import { plan } from './plan.ts';
import { stageProblems, workStages } from './work-stages.ts';

const beforeAfter = group('Пара снимков', {
  title: text(80, 'Комната', { hint: '«Кухня»' }),
  caption: text(160, 'Подпись', { hint: '«Кухня, день 1 и день 74»' }),
  before: photo('До'),
  after: photo('После'),
});

const schema = z
  .strictObject({
    ...section('Работа', {
      title: text(70, 'Название'),
      shortTitle: text(40, 'Короткое название', { hint: 'Для строки пути над заголовком: «Артиллерийская, 64 м²»' }),
      lead: text(320, 'Вводный абзац'),
      package: reference('packages', 'Пакет'),
      rooms: choice('Комнат', {
        studio: 'студия',
        '1': 'одна',
        '2': 'две',
        '3+': 'три и больше',
        part: 'отдельная комната',
      }),
      housing: choice('Дом', HOUSING),
      style: text(40, 'Стиль', { hint: '«Скандинавский»' }),
      complex: text(60, 'Жилой комплекс', { hint: 'По-русски' }).optional(),
      address: text(80, 'Адрес'),
      areaM2: areaM2('Площадь'),
    }),
    ...section('Срок и деньги', {
      startedOn: isoDate('Начали'),
      finishedOn: isoDate('Сдали'),
      plannedDays: days('Срок по договору'),
      agreedDays: days('Срок с подписанными листами', {
        hint: 'Если заказчик добавил работы и срок. Опоздание считаем от него',
      }).optional(),
      actualDays: days('Срок по факту'),
      estimateRub: rub('Смета по договору'),
      finalRub: rub('Заплатили по факту'),
      differenceNote: text(240, 'Почему отличается', {
        hint: 'Если итог не равен смете или срок не равен плану',
        requiredWhen: {
          differ: [
            ['estimateRub', 'finalRub'],
            ['plannedDays', 'actualDays'],
          ],
        },
      }).optional(),
      late: latenessGroup(),
      budget: list(
        'Бюджет',
        group('Строка бюджета', { title: text(60, 'На что'), totalRub: rub('Сумма', { isSummed: true }) }),
        {
          min: 3,
        },
      ),
      budgetNote: text(240, 'Примечание к бюджету').optional(),
    }),
    ...section('Рассказ', {
      story: list('Что сделали, абзацами', text(700, 'Абзац'), { min: 1 }),
      done: list('Что сделали, списком', text(120, 'Пункт'), { min: 3, max: 12 }),
      timeline: list(
        'Ход работ',
        group('Событие', { date: isoDate('Дата'), title: text(60, 'Название'), text: text(300, 'Текст') }),
        { min: 3 },
      ),
      foreman: reference('people', 'Прораб').optional(),
      review: reference('reviews', 'Отзыв').optional(),
    }),
    ...section('Снимки и план', {
      cover: photo('Обложка'),
      gallery: photos('Снимки', { min: 1, max: 20 }),
      beforeAfter: list('До и после', beforeAfter).default([]),
      stages: workStages().optional(),
      plan: plan().optional(),
    }),
    consent: publicationConsent('Согласие хозяев на снимки и рассказ'),
    ...section('Показ на сайте', {
      publishedOn: isoDate('Опубликовать с', { hint: 'С будущей датой работа появится в свой день сама' }),
      isWithdrawn: withdrawal(),
    }),
    seo: seo().optional(),
  })
  .check((context) => {
    const work = context.value;
    const complain = (field: string, input: unknown, message: string) =>
      context.issues.push({ code: 'custom', input, path: [field], message });
    if (work.finishedOn <= work.startedOn) {
      complain('finishedOn', work.finishedOn, 'Сдали раньше, чем начали: проверьте даты.');
    }
    const budgetRub = work.budget.reduce((sum, line) => sum + line.totalRub, 0);
    if (budgetRub !== work.finalRub) {
      const message = `Строки бюджета дают ${budgetRub} ₽, а по факту заплатили ${work.finalRub} ₽. Одно из двух неверно.`;
      complain('budget', budgetRub, message);
    }
    for (const { path, message } of stageProblems({ ...work, stages: work.stages ?? [] })) {
      context.issues.push({ code: 'custom', input: work.stages, path, message });
    }
    const differs = work.estimateRub !== work.finalRub || work.plannedDays !== work.actualDays;
    if (differs && !work.differenceNote) {
      const message = 'Итог или срок отличается от договора. Объясните посетителю почему.';
      complain('differenceNote', undefined, message);
    }
  });
export type Work = z.infer<typeof schema>;

export const works = defineKind({
  folder: 'works',
  format: 'yaml',
  group: 'works',
  address: '/works/:slug',
  title: 'Работы',
  titleOne: 'Работа',
  hint: 'Сделанный ремонт: сроки, деньги, снимки, ход работ',
  schema,
  prices: 'kept',
  order: newestFirst((work) => work.publishedOn),
  shown: { from: ({ publishedOn, consent }) => (publishedOn > consent.givenOn ? publishedOn : consent.givenOn) },
  check: (entries) =>
    entries
      .filter(({ slug }) => slug === 'seychas')
      .map(({ slug }) => ({
        file: `works/${slug}.yaml`,
        message: `Адрес /works/${slug} занят страницей сайта. Переименуйте файл.`,
      })),
});
