import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAD_STAGE_NAMES, LEAD_STAGES, LOSS_REASON_NAMES } from '../../../model/lead/lead-stages.ts';
import type { Way } from './way.ts';
import { movedTo, takenBy, touched } from './way.ts';

const FRESH: Way = { stage: 'new', stageAt: null, loss: null, taken: null, firstTouchAt: null, remindAt: null };
const START = Date.UTC(2026, 10, 20, 10, 0);
const author = fc.constantFrom({ id: 'a', name: 'Анна' }, { id: 'b', name: 'Борис' }, { id: '', name: '' });
const loss = fc.record({ reason: fc.constantFrom(...LOSS_REASON_NAMES), words: fc.string() });

const step = fc.oneof(
  author.map((who) => (way: Way, now: Date) => takenBy(way, { author: who, now })),
  fc.constant((way: Way, now: Date) => touched(way, { now })),
  fc.constant((way: Way, now: Date) => ({ ...touched(way, { now }), remindAt: now })),
  fc.tuple(author, fc.constantFrom(...LEAD_STAGE_NAMES), loss).map(
    ([who, to, why]) =>
      (way: Way, now: Date) =>
        movedTo(way, to, { author: who, now, loss: why }),
  ),
);

const ways = fc.array(step, { minLength: 1, maxLength: 12 }).map((steps) => {
  const passed = [FRESH];
  steps.forEach((act, index) => {
    passed.push(act(passed.at(-1) ?? FRESH, new Date(START + index * 60_000)));
  });
  return passed;
});

test('whatever people do, the first touch stays, a reason is of the lost alone, and nobody has what is new', () => {
  fc.assert(
    fc.property(ways, ([, ...passed]) => {
      for (const way of passed) {
        expect(way.firstTouchAt).toEqual(new Date(START));
        expect(way.loss !== null).toBe(way.stage === 'lost');
        expect(way.taken === null).toBe(way.stage === 'new');
      }
    }),
  );
});

test('a stage has the moment at which it was come to, and what is over reminds nobody when it comes there', () => {
  fc.assert(
    fc.property(ways, (passed) => {
      passed.slice(1).forEach((way, index) => {
        if (way.stage === passed[index]?.stage) return;
        expect(way.stageAt).toEqual(new Date(START + index * 60_000));
        if (LEAD_STAGES[way.stage].isOver) expect(way.remindAt).toBeNull();
      });
    }),
  );
});

test('who moves a lead that is somebody’s leaves it with them', () => {
  const [olga, pavel] = [
    { id: 'olga', name: 'Ольга' },
    { id: 'pavel', name: 'Павел' },
  ];
  const now = new Date(START);
  const taken = takenBy(FRESH, { author: olga, now });
  expect(movedTo(taken, 'called', { author: pavel, now, loss: null }).taken?.id).toBe('olga');
  expect(movedTo(FRESH, 'called', { author: pavel, now, loss: null }).taken?.id).toBe('pavel');
});
