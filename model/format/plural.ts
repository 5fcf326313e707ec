export type PluralForms = readonly [one: string, few: string, many: string];

const RULES = new Intl.PluralRules('ru');

/** Selects the plural form: `plural(74, ['день', 'дня', 'дней'])` → «дня». */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one, few, many };
  // Fractions have the category `other`, as in «2,5 дня».
  return forms[RULES.select(count)] ?? few;
}

/** «74 дня» with a no-break space. */
export function counted(count: number, forms: PluralForms): string {
  return `${String(count).replace('.', ',')}\u00a0${plural(count, forms)}`;
}

export const DAYS: PluralForms = ['день', 'дня', 'дней'];
export const YEARS: PluralForms = ['год', 'года', 'лет'];
export const HOURS: PluralForms = ['час', 'часа', 'часов'];
export const MINUTES: PluralForms = ['минута', 'минуты', 'минут'];
/** Accusative forms, for use after «на», «за» and «через», and before «назад». */
export const SECONDS_ACCUSATIVE: PluralForms = ['секунду', 'секунды', 'секунд'];
export const MINUTES_ACCUSATIVE: PluralForms = ['минуту', 'минуты', 'минут'];
export const LEADS: PluralForms = ['заявка', 'заявки', 'заявок'];
/** Genitive forms, for use after «из». */
export const LEADS_GENITIVE: PluralForms = ['заявки', 'заявок', 'заявок'];
export const WORKS: PluralForms = ['работа', 'работы', 'работ'];
export const PEOPLE: PluralForms = ['человек', 'человека', 'человек'];
export const FLATS: PluralForms = ['квартира', 'квартиры', 'квартир'];
export const REVIEWS: PluralForms = ['отзыв', 'отзыва', 'отзывов'];
