import { daysAfter } from '../format/calendar.ts';
import { formatDate } from '../format/date.ts';
import { plainSpaces } from '../format/typograph.ts';
import type { Advice } from './advised.ts';
import type { Survey } from './survey.ts';

/** Maximum age of the mortgage rate in days, before it counts as outdated. */
const RATE_DAYS = 60;
/** Days after the end of a promotion during which its page may still be useful. */
const PROMOTION_DAYS = 365;

/** Finds past dates that should be in the future. Skips dates covered by a kind's own reminders. */
export function pastDates({ written, today }: Survey): Advice[] {
  return [...ofCompany(written, today), ...ofEntries(written, today), ...ofFlats(written, today)];
}

function ofCompany({ company, pages }: Survey['written'], today: string): Advice[] {
  const { pricesValidUntil, holidays = [] } = company;
  const rate = pages.sales.mortgage;
  const thisYear = today.slice(0, 4);
  return [
    ...(pricesValidUntil < today
      ? [
          on(
            'company.yaml',
            ['pricesValidUntil'],
            `Цены действовали по ${day(pricesValidUntil)}: поставьте новый срок.`,
          ),
        ]
      : []),
    ...holidays.flatMap(({ from, to = from }, index) =>
      to.slice(0, 4) < thisYear
        ? [on('company.yaml', ['holidays', index], `Праздник ${day(to)} прошёл: замените его днями этого года.`)]
        : [],
    ),
    ...(rate && daysAfter(rate.asOf, RATE_DAYS) < today
      ? [
          on(
            'pages.yaml',
            ['sales', 'mortgage', 'asOf'],
            `Ставка названа на ${day(rate.asOf)}: узнайте нынешнюю или уберите пример.`,
          ),
        ]
      : []),
  ];
}

function ofEntries({ promotions, vacancies }: Survey['written'], today: string): Advice[] {
  const promotionsOver = promotions.filter(({ endsOn }) => daysAfter(endsOn, PROMOTION_DAYS) < today);
  const vacanciesOver = vacancies.filter(({ validUntil }) => validUntil < today);
  return [
    ...promotionsOver.map(({ slug, endsOn }) =>
      on(`promotions/${slug}.yaml`, ['endsOn'], `Акция кончилась ${day(endsOn)}, а страница стоит. Удалите файл.`),
    ),
    ...vacanciesOver.map(({ slug, validUntil }) => {
      const message = `Вакансии нет на сайте с ${day(daysAfter(validUntil, 1))}. Ищете ещё — поставьте новый день, нет — удалите файл.`;
      return on(`vacancies/${slug}.yaml`, ['validUntil'], message);
    }),
  ];
}

function ofFlats({ flats }: Survey['written'], today: string): Advice[] {
  return flats.flatMap(({ slug, status, reservedUntil, keysOn }) => {
    const file = `flats/${slug}.yaml`;
    const reserved = status === 'reserved' && reservedUntil !== undefined && reservedUntil < today;
    return [
      ...(reserved
        ? [
            on(
              file,
              ['reservedUntil'],
              `Бронь кончилась ${day(reservedUntil)}. Поставьте новый день или другой статус квартиры.`,
            ),
          ]
        : []),
      ...(status !== 'sold' && keysOn !== undefined && keysOn < today
        ? [on(file, ['keysOn'], `Ключи обещаны на ${day(keysOn)}. Дом сдан — уберите дату, не сдан — поставьте новую.`)]
        : []),
    ];
  });
}

function on(file: string, path: readonly (string | number)[], message: string): Advice {
  return { file, path, message };
}

function day(isoDate: string): string {
  return plainSpaces(formatDate(isoDate));
}
