import { formatArea } from '../../../model/format/area.ts';
import { formatDayMonth } from '../../../model/format/date.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import type { Work } from '../../../model/kinds/work.ts';
import type { StampFact } from '../../ui/stamp.tsx';

export type WorkFacts = Pick<
  Work,
  'estimateRub' | 'finalRub' | 'plannedDays' | 'actualDays' | 'areaM2' | 'finishedOn' | 'complex' | 'address' | 'style'
> & { readonly packageTitle: string; readonly housingTitle: string };

/** Title block of a work in rows of three cells. Planned and actual figures are merged when equal. */
export function stampFacts(facts: WorkFacts): StampFact[] {
  const { areaM2, finishedOn, housingTitle, complex, address, style, packageTitle } = facts;
  // A normal space lets the year wrap in the narrow cell.
  const finished: StampFact = { label: 'Сдали', value: `${formatDayMonth(finishedOn)} ${finishedOn.slice(0, 4)}` };
  const place = {
    label: housingTitle,
    value: complex ? `${address}, ${complex.replace(' «', '\u00a0«')}` : address,
  };
  const head = [...money(facts), ...term(facts)];
  const body: StampFact[] = [
    { label: 'Площадь', value: formatArea(areaM2) },
    { label: 'Пакет', value: packageTitle },
    { label: 'Стиль', value: style },
  ];
  return cells(head) % 3 === 0
    ? [...head, ...body, { ...place, span: 'wide' }, finished]
    : [...head, ...body, finished, { ...place, span: 'full' }];
}

function money({ estimateRub, finalRub }: WorkFacts): StampFact[] {
  if (estimateRub === finalRub) {
    return [{ label: 'Смета и итог совпали', value: formatRub(finalRub), span: 'wide', big: true }];
  }
  return [
    { label: 'Заплатили по факту', value: formatRub(finalRub), span: 'wide', big: true },
    { label: 'Смета по договору', value: formatRub(estimateRub) },
  ];
}

/** Fills a whole row, or the one cell left by equal planned and final prices. */
function term({ plannedDays, actualDays, estimateRub, finalRub }: WorkFacts): StampFact[] {
  const isAgreed = estimateRub === finalRub;
  const planned: StampFact = { label: 'Срок по договору', value: counted(plannedDays, DAYS) };
  const actual: StampFact = { label: 'Срок по факту', value: counted(actualDays, DAYS), span: 'wide', big: true };
  if (plannedDays !== actualDays) return isAgreed ? [planned, actual] : [actual, planned];
  const kept: StampFact = { label: 'Срок, как в договоре', value: counted(actualDays, DAYS), big: true };
  return [isAgreed ? kept : { ...kept, span: 'wide' }];
}

function cells(facts: readonly StampFact[]): number {
  return facts.reduce((sum, { span }) => sum + (span === 'wide' ? 2 : 1), 0);
}
