export type PastedDate = {
  readonly words: string;
  /** `null` when the words name no exact day: «3 месяца назад», «12 мая» without a year. */
  readonly iso: string | null;
};

const MONTHS = ['янв', 'фев', 'мар', 'апр', 'мая', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];
const WORDS = /^(\d{1,2})\s+([а-я]{3,8})\.?(?:\s+(\d{4})(?:\s*г(?:\.|ода)?)?)?$/i;
const NUMBERS = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const AGO =
  /^(?:(?:\d+|один|одну|два|две|три|пару)\s+)?(?:час|день|дн|недел|мес|год|года|лет|минут)[а-яё]*\.?\s+назад$|^(?:сегодня|вчера|позавчера)$/i;
/** Sites add these to a date. */
const AFTER_DATE =
  /(?:,?\s+в\s+\d{1,2}:\d{2})?(?:\s*[,·•]?\s*\(?(?:отредактирован|изменён|изменен|обновлён|обновлен)[оа]?\)?)?$/i;

/** Reads a line that is nothing but a date, in the forms of review sites. */
export function readReviewDate(line: string): PastedDate | null {
  const words = line.replaceAll(/\s+/g, ' ').trim();
  const date = words.replace(AFTER_DATE, '');
  const [, day = '', month = '', year] = WORDS.exec(date) ?? [];
  const name = MONTHS.indexOf(month.toLowerCase().slice(0, 3).replace('май', 'мая')) + 1;
  if (name > 0) return { words, iso: year === undefined ? null : validDay(year, name, Number(day)) };
  const [, ownDay, ownMonth, ownYear] = NUMBERS.exec(date) ?? [];
  if (ownYear !== undefined) return { words, iso: validDay(ownYear, Number(ownMonth), Number(ownDay)) };
  const [, isoYear, isoMonth, isoDay] = ISO.exec(date) ?? [];
  if (isoYear !== undefined) return { words, iso: validDay(isoYear, Number(isoMonth), Number(isoDay)) };
  return AGO.test(date) ? { words, iso: null } : null;
}

function validDay(year: string, month: number, day: number): string | null {
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const moment = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : null;
}
