import { formatRub } from '../../../model/format/money.ts';
import type { Estimate } from './estimate.ts';

export function formatFork({ lowRub, highRub }: Estimate['fork']): string {
  return `${formatRub(lowRub).replace('\u00a0₽', '')}–${formatRub(highRub)}`;
}
