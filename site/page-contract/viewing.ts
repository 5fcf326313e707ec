import type { PageAction } from './page.ts';

export const VIEWING: PageAction = {
  label: 'Записаться на\u00a0просмотр',
  short: 'На\u00a0просмотр',
  to: '/sales#form',
};
