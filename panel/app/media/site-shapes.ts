/** How the site cuts a photograph, by `ratio` of its `Photo` and the styles around it; wide enough for a small preview. */
export const SITE_SHAPES: readonly { readonly title: string; readonly ratio: number }[] = [
  { title: 'Обложка страницы', ratio: 2 },
  { title: 'Баннер, акция', ratio: 16 / 9 },
  { title: 'Карточка', ratio: 3 / 2 },
  { title: 'Карточка на телефоне', ratio: 4 / 3 },
  { title: 'Квадрат', ratio: 1 },
  { title: 'Портрет, галерея на телефоне', ratio: 4 / 5 },
];
