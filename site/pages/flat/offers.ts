import type { FlatStatus } from '../../features/flats/flat-words.ts';

/** Actions of a flat's page: `label` for buttons, `short` for the action bar on phones. */
export const OFFERS = {
  viewing: { label: 'Записаться на\u00a0просмотр', short: 'Записаться' },
  another: { label: 'Посмотреть такую\u00a0же', short: 'Посмотреть' },
  queue: { label: 'Встать в\u00a0очередь', short: 'В\u00a0очередь' },
  similar: { label: 'Сообщить о\u00a0похожей', short: 'О\u00a0похожей' },
} as const;

export function offerOf(status: FlatStatus, isReady: boolean): keyof typeof OFFERS {
  if (status === 'sold') return 'similar';
  if (status === 'reserved') return 'queue';
  return isReady ? 'viewing' : 'another';
}
