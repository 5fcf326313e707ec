import { z } from 'zod';
import { section } from '../fields/field-meta.ts';
import { areaM2, choice, days, group, isoDate, reference, rub, text } from '../fields/fields.ts';
import { daysAfter } from '../format/calendar.ts';
import { formatDate } from '../format/date.ts';
import { defineKind, newestFirst } from './define-kind.ts';
import { HOUSING } from './housing.ts';
import { lastDayOf, OVERDUE_SHOWN_DAYS, termDays } from './term.ts';

const lateness = group('Опоздание', {
  reason: text(160, 'Почему', { hint: '«Дверь пришла с браком, новую ждали 4 дня»' }),
  penaltyRub: rub('Неустойка', { hint: 'Сколько вычли из платежа' }),
});
export type Lateness = z.infer<typeof lateness>;

/** Reason and penalty of a late handover; the same group for contracts and finished works. */
export function latenessGroup() {
  return lateness.optional();
}

const schema = z
  .strictObject({
    ...section('Срок', {
      startedOn: isoDate('Начали'),
      plannedDays: days('Срок по договору', { hint: 'Вместе с днями из подписанных листов' }),
      finishedOn: isoDate('Сдали', { hint: 'Пока ремонт идёт, не заполняйте', isAlwaysShown: true }).optional(),
    }),
    late: latenessGroup(),
    ...section('Что ремонтировали', {
      package: reference('packages', 'Пакет'),
      housing: choice('Дом', HOUSING),
      areaM2: areaM2('Площадь'),
    }),
  })
  .check(({ value: { startedOn, finishedOn }, issues }) => {
    if (finishedOn === undefined || finishedOn >= startedOn) return;
    issues.push({
      code: 'custom',
      input: finishedOn,
      path: ['finishedOn'],
      message: 'Сдали раньше, чем начали: проверьте даты.',
    });
  });
export type Contract = z.infer<typeof schema>;

/** Days after the handover during which a contract counts. */
export const COUNTED_DAYS = 365;

export const contracts = defineKind({
  folder: 'contracts',
  format: 'yaml',
  group: 'works',
  address: '/sroki',
  title: 'Договоры без снимков',
  titleOne: 'Договор',
  hint: 'Для страницы «Сроки». Работы и объекты в работе на неё попадают сами, второй раз их не пишите',
  schema,
  prices: 'kept',
  order: newestFirst(({ startedOn }) => startedOn),
  shown: {
    from: ({ startedOn }) => startedOn,
    until: (contract) =>
      contract.finishedOn === undefined
        ? daysAfter(lastDayOf(contract), OVERDUE_SHOWN_DAYS)
        : daysAfter(contract.finishedOn, COUNTED_DAYS),
  },
  changesOn: (contract) => (contract.finishedOn === undefined ? termDays(contract) : []),
  remind(contract, today) {
    const end = lastDayOf(contract);
    if (contract.finishedOn !== undefined || today <= end) return null;
    const hidden = today > daysAfter(end, OVERDUE_SHOWN_DAYS) ? 'На сайте договора уже нет. ' : '';
    return `Срок прошёл ${formatDate(end)}. ${hidden}Сдали — впишите день; не сдали — впишите причину в «Опоздание».`;
  },
});
