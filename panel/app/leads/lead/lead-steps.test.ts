import { expect, test } from 'vitest';
import type { LeadStage } from '../../../../model/lead/lead-stages.ts';
import { leadSteps } from './lead-steps.ts';

const ENTERED: readonly [LeadStage, LeadStage][] = [
  ['new', 'in-work'],
  ['new', 'called'],
  ['in-work', 'called'],
  ['called', 'visit'],
  ['visit', 'won'],
  ['won', 'visit'],
];

const placeOf = (step: LeadStage, stage: LeadStage, isPhone: boolean) =>
  leadSteps(stage, isPhone).findIndex(({ name }) => name === step);

test.each(ENTERED.flatMap((move) => [false, true].map((isPhone) => [...move, isPhone] as const)))(
  'a lead moved from %s to %s (phone: %s) has the pressed step at the same place, and it does nothing',
  (from, to, isPhone) => {
    const place = placeOf(to, from, isPhone);
    expect(place).toBeGreaterThanOrEqual(0);
    expect(leadSteps(to, isPhone)[place]).toEqual({ name: to, isNext: false, isReached: true });
  },
);

test('the refusal is a step where there is room, on phones it is in the menu', () => {
  expect(placeOf('lost', 'called', false)).toBe(2);
  expect(placeOf('lost', 'called', true)).toBe(-1);
});

test('a lead that comes back from its contract has not reached the meeting again', () => {
  expect(leadSteps('won', false).map(({ isReached }) => isReached)).toEqual([false, true, false]);
  expect(leadSteps('lost', false)).toEqual([{ name: 'in-work', isNext: true, isReached: false }]);
});
