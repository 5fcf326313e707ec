import { z } from 'zod';
import { section } from '../fields/field-meta.ts';
import { areaM2, choice, days, group, integer, isoDate, list, photo, reference, text } from '../fields/fields.ts';
import { daysAfter } from '../format/calendar.ts';
import { formatDate } from '../format/date.ts';
import { defineKind } from './define-kind.ts';
import { HOUSING } from './housing.ts';
import { publicationConsent, withdrawal } from './parts.ts';
import { lastDayOf, OVERDUE_SHOWN_DAYS, termDays } from './term.ts';

const stage = group('Этап', {
  title: text(60, 'Название'),
  fromDay: integer('С какого дня', { min: 1, max: 1500 }),
  toDay: integer('По какой день', { min: 1, max: 1500 }),
}).refine((one) => one.fromDay <= one.toDay, { path: ['toDay'], message: 'Этап кончается раньше, чем начался.' });

const picture = group('Снимок', {
  takenOn: isoDate('Когда снято'),
  photo: photo('Снимок'),
});

const schema = z
  .strictObject({
    ...section('Объект', {
      title: text(70, 'Название', { hint: '«Двухкомнатная на Тихорецкой»' }),
      place: text(80, 'Улица или район', { hint: 'Без номера дома: хозяева ещё не въехали' }),
      package: reference('packages', 'Пакет'),
      housing: choice('Дом', HOUSING),
      areaM2: areaM2('Площадь'),
      foreman: reference('people', 'Прораб').optional(),
    }),
    ...section('Срок', {
      startedOn: isoDate('Начали', { hint: 'С будущей датой объект появится в свой день сам' }),
      plannedDays: days('Срок по договору'),
      stages: list('Этапы по плану', stage, { min: 3, max: 10 }),
      freeOn: isoDate('Когда освободится бригада', {
        hint: 'Если после сдачи её уже ждут. Без даты — на следующий день после срока',
      }).optional(),
    }),
    consent: publicationConsent('Согласие хозяев на показ'),
    pictures: list('Снимки', picture, {
      max: 60,
      hint: 'Только этой квартиры, с одной точки, по пятницам; показываем последние четыре',
    }),
    ...section('Показ на сайте', {
      isWithdrawn: withdrawal(),
    }),
  })
  .check(({ value: { stages, plannedDays, pictures, startedOn }, issues }) => {
    const last = Math.max(...stages.map(({ toDay }) => toDay));
    if (last !== plannedDays) {
      const message = `Этапы кончаются на ${last}-й день, а срок по договору — ${plannedDays}. Одно из двух неверно.`;
      issues.push({ code: 'custom', input: stages, path: ['stages'], message });
    }
    const early = pictures.findIndex(({ takenOn }) => takenOn < startedOn);
    if (early >= 0) {
      const message = 'Снято раньше, чем начали: проверьте даты.';
      issues.push({ code: 'custom', input: pictures, path: ['pictures', early, 'takenOn'], message });
    }
  });
export type Underway = z.infer<typeof schema>;

/** Maximum days between photos; they are taken on Fridays, and one may be missed. */
const FRESH_DAYS = 14;

export const underway = defineKind({
  folder: 'underway',
  format: 'yaml',
  group: 'works',
  address: '/works/seychas',
  title: 'Сейчас в работе',
  titleOne: 'Объект в работе',
  hint: 'Ремонты, которые идут: какой день, этап, последний снимок. Сдали — удалите и напишите работу',
  schema,
  prices: 'kept',
  order: (a, b) => lastDayOf(a).localeCompare(lastDayOf(b)) || a.slug.localeCompare(b.slug),
  shown: {
    from: ({ startedOn, consent }) => (startedOn > consent.givenOn ? startedOn : consent.givenOn),
    until: (site) => daysAfter(lastDayOf(site), OVERDUE_SHOWN_DAYS),
  },
  changesOn: termDays,
  remind(site, today) {
    const end = lastDayOf(site);
    if (today > end) {
      const hidden = today > daysAfter(end, OVERDUE_SHOWN_DAYS) ? 'На сайте объекта уже нет. ' : '';
      return `Срок прошёл ${formatDate(end)}. ${hidden}Сдали — удалите файл и напишите работу; не сдали — поправьте срок и этапы.`;
    }
    if (today < site.startedOn) return null;
    const last = site.pictures
      .map(({ takenOn }) => takenOn)
      .sort()
      .at(-1);
    if (last === undefined) return null;
    return today > daysAfter(last, FRESH_DAYS) ? `Последний снимок — от ${formatDate(last)}. Добавьте новый.` : null;
  },
});
