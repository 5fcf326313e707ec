type Place = {
  readonly title: string;
  /** Continues «Отзыв …». */
  readonly where: string;
};

/** Review sites where the company cannot write or delete reviews. */
export const REVIEW_PLACES = {
  yandex: { title: 'Яндекс Карты', where: 'на Яндекс Картах' },
  '2gis': { title: '2ГИС', where: 'в 2ГИС' },
  avito: { title: 'Авито', where: 'на Авито' },
  vk: { title: 'ВКонтакте', where: 'во ВКонтакте' },
  profi: { title: 'Профи.ру', where: 'на Профи.ру' },
} as const satisfies Readonly<Record<string, Place>>;
export type ReviewPlace = keyof typeof REVIEW_PLACES;

export function reviewPlaceTitles(): { readonly [K in ReviewPlace]: string } {
  const titles = Object.entries(REVIEW_PLACES).map(([place, { title }]) => [place, title]);
  return Object.fromEntries(titles) as { readonly [K in ReviewPlace]: string };
}
