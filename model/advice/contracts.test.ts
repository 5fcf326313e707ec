import { expect, test } from 'vitest';
import { AdvisedDemo } from '../load/advised-demo.fixture.ts';

const demo = new AdvisedDemo();
const messagesOf = (advice: readonly { readonly message: string }[]) => advice.map(({ message }) => message);

test('a work whose days contradict its dates is reported', () => {
  const works = demo.firstOf('works', {
    startedOn: '2026-01-01',
    finishedOn: '2026-01-10',
    actualDays: 12,
    plannedDays: 12,
  });
  expect(messagesOf(demo.advice({ works }))).toContainEqual(expect.stringContaining('По датам ремонт шёл'));
});

test('a late handover without its reason is reported for a work and for a contract', () => {
  const late = { startedOn: '2026-01-01', finishedOn: '2026-01-10', plannedDays: 8 };
  const { late: _late, ...work } = { ...demo.firstOf('works', { ...late, actualDays: 10 })[0] };
  const found = [
    ...demo.advice({ works: [work as never] }),
    ...demo.advice({ contracts: demo.firstOf('contracts', late) }),
  ];
  expect(messagesOf(found)).toEqual(Array(2).fill(expect.stringMatching(/на 2.дня позже срока/)));
});

test('a delay agreed in a signed change needs no reason, and a reason without a delay is reported', () => {
  const days = { startedOn: '2026-01-01', finishedOn: '2026-01-10', plannedDays: 8, actualDays: 10, agreedDays: 10 };
  const { late: _late, ...work } = { ...demo.firstOf('works', days)[0] };
  expect(demo.advice({ works: [work as never] })).toEqual([]);
  const late = { reason: 'Шторм', penaltyRub: 0 };
  expect(messagesOf(demo.advice({ works: [{ ...work, late } as never] }))).toEqual([
    expect.stringContaining('по дням его нет'),
  ]);
});

test('a contract that is also a work is reported', () => {
  const [work] = demo.firstOf('works', {});
  if (!work) throw new Error('No work');
  const { startedOn, package: packageSlug, areaM2 } = work;
  const contracts = demo.firstOf('contracts', { startedOn, package: packageSlug, areaM2, finishedOn: startedOn });
  expect(demo.advice({ works: [work], contracts })).toContainEqual(
    expect.objectContaining({ others: [`works/${work.slug}.yaml`] }),
  );
});
