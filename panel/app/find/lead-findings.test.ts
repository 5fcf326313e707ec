import { expect, test } from 'vitest';
import { leadCard } from '../../contract/lead-card.fixture.ts';
import { asksForLead, leadFinding } from './lead-findings.ts';

test.each([
  ['+7 911 200-77', true],
  ['№ 1002', true],
  ['ирина', true],
  ['Ирине', true],
  ['bhbyf', true],
  ['ир', true],
  ['петрова ирина', true],
  ['комфорт', false],
  ['рина', false],
  ['', false],
])('«%s» asks for the lead of Ирина Петрова: %s', (query, isAsked) => {
  expect(asksForLead(query, [{ name: 'Ирина Петрова' }])).toBe(isAsked);
});

test('a found lead shows who works on it and the words of the query in the name', () => {
  const holder = { id: 'x', name: 'Мария Котова', at: '2026-11-30T10:00:00.000Z' };
  const { title, note } = leadFinding(leadCard({ name: 'Ирина Петрова', number: 1002, holder }), 'ирину');
  expect(title).toEqual([
    { text: 'Ирина', isMarked: true },
    { text: ' Петрова, №\u00a01002', isMarked: false },
  ]);
  expect(note.map(({ text }) => text).join('')).toContain('ведёт Мария Котова');
});
