/** Sections that a company may switch off, each with the entries that it shows. */
export const SWITCHABLE = {
  sales: { title: 'квартиры в продаже', entries: 'flats' },
  promotions: { title: 'акции', entries: 'promotions' },
  reviews: { title: 'отзывы', entries: 'reviews' },
  vacancies: { title: 'вакансии', entries: 'vacancies' },
} as const;
export type SwitchableSection = keyof typeof SWITCHABLE;

export function switchableTitles(): Record<SwitchableSection, string> {
  const titles = Object.entries(SWITCHABLE).map(([name, { title }]) => [name, title]);
  return Object.fromEntries(titles) as Record<SwitchableSection, string>;
}
