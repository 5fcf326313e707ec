import { formatRub } from '../../../model/format/money.ts';
import type { Estimate } from './estimate.ts';

/** «1 300 000–1 510 000 ₽» */
export function forkShown({ lowRub, highRub }: Estimate['fork']): string {
  return `${formatRub(lowRub).replace('\u00a0₽', '')}–${formatRub(highRub)}`;
}
