import { expect, test } from 'vitest';
import type { LeadCard, LeadView } from '../../../contract/leads.ts';
import { movedWords } from './moved-words.ts';

test.each<[LeadCard['stage'], boolean, LeadView, string | null]>([
  ['in-work', false, 'inbox', 'перешла в «В работе»'],
  ['lost', false, 'work', 'перешла в «Завершённые»'],
  ['new', false, 'held', 'перешла в «Новые»'],
  ['called', false, 'work', null],
  ['new', true, 'inbox', null],
  ['in-work', false, 'due', null],
  ['in-work', false, 'all', null],
])('of a lead at the stage «%s» (held: %s) the view «%s» says: %s', (stage, isHeld, shown, words) => {
  expect(movedWords({ stage, isHeld }, shown)).toBe(words);
});
