import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StampFact } from '../../ui/stamp.tsx';
import { stampFacts, type WorkFacts } from './work-facts.ts';

const facts: WorkFacts = {
  estimateRub: 1_482_000,
  finalRub: 1_482_000,
  plannedDays: 74,
  actualDays: 74,
  areaM2: 64,
  finishedOn: '2026-06-06',
  housingTitle: 'Новостройка',
  complex: 'ЖК «Четвёртый бастион»',
  address: 'Калининград, ул. Артиллерийская',
  style: 'Скандинавский',
  packageTitle: 'Комфорт',
};
const WIDTH = { wide: 2, full: 3, single: 1 } as const;
const widthOf = ({ span }: StampFact) => WIDTH[span ?? 'single'];
const getShownValue = (shown: WorkFacts, label: string) =>
  stampFacts(shown)
    .find((fact) => fact.label === label)
    ?.value?.toString()
    .replaceAll('\u00a0', ' ');

describe('the stamp of a work', () => {
  test('merges the estimate and the total only when they are equal', () => {
    expect(getShownValue(facts, 'Смета и итог совпали')).toBe('1 482 000 ₽');
    const differing = { ...facts, finalRub: 1_467_140 };
    expect(getShownValue(differing, 'Смета и итог совпали')).toBeUndefined();
    expect(getShownValue(differing, 'Смета по договору')).toBe('1 482 000 ₽');
    expect(getShownValue(differing, 'Заплатили по факту')).toBe('1 467 140 ₽');
  });

  test('shows a late finish next to the promised term', () => {
    expect(getShownValue(facts, 'Срок, как в договоре')).toBe('74 дня');
    const late = { ...facts, actualDays: 79 };
    expect(getShownValue(late, 'Срок, как в договоре')).toBeUndefined();
    expect(getShownValue(late, 'Срок по договору')).toBe('74 дня');
    expect(getShownValue(late, 'Срок по факту')).toBe('79 дней');
  });

  test('fills every row of three cells for any differences', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (isMoneyKept, isTermKept) => {
        let free = 0;
        const shown = stampFacts({
          ...facts,
          finalRub: facts.finalRub + (isMoneyKept ? 0 : 1),
          actualDays: facts.actualDays + (isTermKept ? 0 : 1),
        });
        for (const fact of shown) {
          const width = widthOf(fact);
          if (free === 0) free = 3;
          expect(width).toBeLessThanOrEqual(free);
          free -= width;
        }
        expect(free).toBe(0);
      }),
    );
  });
});
