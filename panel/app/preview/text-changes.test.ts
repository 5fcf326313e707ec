import { expect, test } from 'vitest';
import { parsePointing } from './parse-pointing.ts';
import { textChanges } from './text-changes.ts';

test('only texts that changed in place are listed; lists of another length and Markdown wait for the renderer', () => {
  const before = {
    facts: { title: 'Двушка', rub: 5, hero: { lead: 'Раз' }, items: ['а', 'б'], tags: ['а'] },
    body: 'А',
  };
  const after = {
    facts: { title: 'Дача', rub: 6, hero: { lead: 'Раз' }, items: ['а', 'в'], tags: ['б', 'а'] },
    body: 'Б',
  };
  expect(textChanges(before, after)).toEqual([
    { path: 'facts.title', before: 'Двушка', after: 'Дача' },
    { path: 'facts.items.1', before: 'б', after: 'в' },
  ]);
  expect(textChanges({ facts: { title: 'Двушка' }, body: null }, { facts: {}, body: null })).toEqual([]);
});

test.each([
  null,
  'ready',
  { type: 'opened' },
  { type: 'opened', field: { file: 'home.yaml', path: 'facts.a" onclick="', title: 'А', entry: 'Б' } },
  { type: 'opened', field: { file: 'home.yaml', path: 'facts.a', title: { html: '' }, entry: 'Б' } },
  { type: 'found', path: 5 },
])('a message of another shape from the frame is ignored: %j', (message) => {
  expect(parsePointing(message)).toBeNull();
});
