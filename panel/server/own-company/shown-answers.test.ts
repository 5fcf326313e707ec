import { expect, test } from 'vitest';
import { answersSchema } from '../../../model/new-company/answers.ts';
import { shownAnswers } from './shown-answers.ts';

const TODAY = '2026-11-20';

test('a preview without any answers is complete', () => {
  const shown = shownAnswers({ typed: {}, checked: {} }, TODAY);
  expect(answersSchema.safeParse(shown).error).toBeUndefined();
});

test('a preview completes an unfinished step, and keeps the last correct answers of a wrong one', () => {
  const shown = shownAnswers(
    {
      typed: { name: { brand: 'Лад' }, look: { action: '#f0a000', accent: '#8fc7d8' } },
      checked: { look: { action: '#24503f', accent: '#8fc7d8' } },
    },
    TODAY,
  );
  expect(shown.name).toEqual({ brand: 'Лад', foundedYear: expect.any(Number) });
  expect(shown.look.action).toBe('#24503f');
});
