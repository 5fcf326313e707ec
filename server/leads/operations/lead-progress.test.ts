import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAD_STAGE_NAMES, LEAD_STAGES, LOSS_REASON_NAMES } from '../../../model/lead/lead-stages.ts';
import type { LeadProgress } from './lead-progress.ts';
import { assignTo, handTo, setStage, withFirstTouch } from './lead-progress.ts';

const FRESH: LeadProgress = {
  stage: 'new',
  stageAt: null,
  loss: null,
  taken: null,
  firstTouchAt: null,
  remindAt: null,
};
const START = Date.UTC(2026, 10, 20, 10, 0);
const author = fc.constantFrom({ id: 'a', name: 'Анна' }, { id: 'b', name: 'Борис' }, { id: '', name: '' });
const loss = fc.record({ reason: fc.constantFrom(...LOSS_REASON_NAMES), words: fc.string() });

const step = fc.oneof(
  author.map((who) => (progress: LeadProgress, now: Date) => assignTo(progress, { author: who, now })),
  fc.constant((progress: LeadProgress, now: Date) => withFirstTouch(progress, { now })),
  fc.constant((progress: LeadProgress, now: Date) => ({ ...withFirstTouch(progress, { now }), remindAt: now })),
  fc.tuple(author, fc.constantFrom(...LEAD_STAGE_NAMES), loss).map(
    ([who, to, why]) =>
      (progress: LeadProgress, now: Date) =>
        setStage(progress, to, { author: who, now, loss: why }),
  ),
);

const progressHistories = fc.array(step, { minLength: 1, maxLength: 12 }).map((steps) => {
  const history = [FRESH];
  steps.forEach((act, index) => {
    history.push(act(history.at(-1) ?? FRESH, new Date(START + index * 60_000)));
  });
  return history;
});

test('the first touch stays until the lead is moved back to the new ones', () => {
  fc.assert(
    fc.property(progressHistories, (history) => {
      history.slice(1).forEach((progress, index) => {
        const now = new Date(START + index * 60_000);
        const isMadeNew = progress.stage === 'new' && progress.stageAt?.getTime() === now.getTime();
        expect(progress.firstTouchAt).toEqual(isMadeNew ? null : (history[index]?.firstTouchAt ?? now));
      });
    }),
  );
});

test('only lost leads have a reason, and only new leads have no assignee', () => {
  fc.assert(
    fc.property(progressHistories, ([, ...history]) => {
      for (const progress of history) {
        expect(progress.loss !== null).toBe(progress.stage === 'lost');
        expect(progress.taken === null).toBe(progress.stage === 'new');
      }
    }),
  );
});

test('a stage keeps the moment of its change, and a final stage clears the reminder', () => {
  fc.assert(
    fc.property(progressHistories, (history) => {
      history.slice(1).forEach((progress, index) => {
        if (progress.stage === history[index]?.stage) return;
        expect(progress.stageAt).toEqual(new Date(START + index * 60_000));
        if (LEAD_STAGES[progress.stage].isOver) expect(progress.remindAt).toBeNull();
      });
    }),
  );
});

test('a lead handed to a colleague keeps its stage and still waits for its first touch', () => {
  const olga = { id: 'olga', name: 'Ольга' };
  const now = new Date(START);
  const handed = handTo(FRESH, olga, now);
  expect(handed).toEqual({ ...FRESH, taken: { ...olga, at: now } });
  expect(setStage(handed, 'called', { author: { id: 'pavel', name: 'Павел' }, now, loss: null }).taken?.id).toBe(
    'olga',
  );
});

test('a lead moved by another manager keeps its assignee', () => {
  const [olga, pavel] = [
    { id: 'olga', name: 'Ольга' },
    { id: 'pavel', name: 'Павел' },
  ];
  const now = new Date(START);
  const taken = assignTo(FRESH, { author: olga, now });
  expect(setStage(taken, 'called', { author: pavel, now, loss: null }).taken?.id).toBe('olga');
  expect(setStage(FRESH, 'called', { author: pavel, now, loss: null }).taken?.id).toBe('pavel');
});
