import type { Promotion } from '../../../model/kinds/promotion.ts';

/** Returns the label that the law requires on advertising. */
export function advertisingMark({ advertising }: Pick<Promotion, 'advertising'>): string | null {
  if (!advertising) return null;
  const { advertiserName, advertiserInn, erid } = advertising;
  return `Реклама. ${advertiserName}, ИНН\u00a0${advertiserInn}, erid:\u00a0${erid}`;
}
