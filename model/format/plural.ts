export type PluralForms = readonly [one: string, few: string, many: string];

/** The form of a noun that goes with a number: `plural(74, ['день', 'дня', 'дней'])` → «дня». */
export function plural(count: number, [one, few, many]: PluralForms): string {
  if (!Number.isInteger(count)) return few;
  const lastTwo = Math.abs(count) % 100;
  const last = lastTwo % 10;
  if (lastTwo > 10 && lastTwo < 20) return many;
  if (last === 1) return one;
  return last > 1 && last < 5 ? few : many;
}

/** «74 дня» with a no-break space. */
export function counted(count: number, forms: PluralForms): string {
  return `${String(count).replace('.', ',')}\u00a0${plural(count, forms)}`;
}

export const DAYS: PluralForms = ['день', 'дня', 'дней'];
export const YEARS: PluralForms = ['год', 'года', 'лет'];
export const HOURS: PluralForms = ['час', 'часа', 'часов'];
export const MINUTES: PluralForms = ['минута', 'минуты', 'минут'];
/** After «на» and «за», before «назад». */
export const MINUTES_ACCUSATIVE: PluralForms = ['минуту', 'минуты', 'минут'];
export const WORKS: PluralForms = ['работа', 'работы', 'работ'];
export const FLATS: PluralForms = ['квартира', 'квартиры', 'квартир'];
