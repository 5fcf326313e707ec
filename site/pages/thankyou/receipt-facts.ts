import { FORM_LEAD_KINDS, isFormLeadKind, type LeadVisit } from '../../../model/lead/lead-kinds.ts';
import type { LeadReceipt } from '../../features/lead-form/lead-receipt.ts';
import type { StampFact } from '../../ui/stamp.tsx';

const SUBJECTS: Readonly<Record<string, string>> = {
  flat: 'Квартира',
  work: 'Как в работе',
  promotion: 'Акция',
  service: 'Услуга',
  vacancy: 'Вакансия',
};

const FULL = 'full' as const;

export function receiptFacts({ kind, subject, title, price, calculation, viewing }: LeadReceipt): StampFact[] {
  const isCalculated = subject === undefined && kind !== 'flat' && calculation !== undefined;
  const label = isCalculated ? 'Расчёт ремонта' : (SUBJECTS[kind] ?? 'О чём заявка');
  return [
    ...(title ? [{ label, value: title, span: FULL }] : []),
    ...(price ? [{ label: isCalculated ? 'Вилка' : 'Цена', value: price, span: calculation ? undefined : FULL }] : []),
    ...(calculation ? [{ label: 'Номер расчёта', value: calculation }] : []),
    ...(viewing ? [{ label: 'День и час просмотра', value: viewing, span: FULL }] : []),
  ];
}

/** Part of the published texts that applies; with no receipt both visits are described. */
export function visitsOf(receipt: LeadReceipt | null): readonly LeadVisit[] {
  if (!receipt) return ['measuring', 'viewing'];
  const visit = isFormLeadKind(receipt.kind) ? FORM_LEAD_KINDS[receipt.kind].visit : null;
  return visit ? [visit] : [];
}
