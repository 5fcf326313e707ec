import type { PageAction } from './page.ts';

/** Whoever reads about flats is not asked to call a measurer. */
export const VIEWING: PageAction = {
  label: 'Записаться на\u00a0просмотр',
  short: 'На\u00a0просмотр',
  to: '/sales#form',
};
