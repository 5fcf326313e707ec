import { expect, test } from 'vitest';
import type { PastedRow } from '../../../model/pasted/price-list.ts';
import { keepLocally } from '../content/local-draft.ts';
import { refusal, renderHookInPanel } from '../in-panel.fixture.tsx';
import { answerPlaces, entryRequest, FLAT, FLOORS } from './price-places.fixture.ts';
import { type ListedPlace, likelyPlace, usePricePlaces } from './use-price-places.ts';

const ANSWERS = answerPlaces({ title: 'Полы' }, { stages: [{ title: 'Черновой' }, null] });

test('services, stages and whole packages are places, with what the person has drafted', async () => {
  keepLocally(FLOORS, { baseVersion: 'v1', facts: { title: 'Стяжка' }, body: null });
  const { result } = renderHookInPanel(usePricePlaces, { answers: ANSWERS });
  await expect.poll(() => result.current.isPending).toBe(false);
  const group = `Пакет «${FLAT}»`;
  expect(result.current.places).toMatchObject([
    { id: FLOORS, group: 'Услуги', label: 'Стяжка' },
    { id: `${FLAT}#0`, group, label: `${FLAT}: Черновой`, place: { kind: 'package', stage: 0 } },
    { id: `${FLAT}#1`, group, label: `${FLAT}: этап 2`, place: { stage: 1 } },
    { id: `${FLAT}#estimate`, group, label: `${FLAT}: на весь ремонт`, place: { stage: 'estimate' } },
  ]);
  expect(result.current.taken).toEqual(new Set(['floors']));
});

test('an entry that cannot be read is an error', async () => {
  const answers = { ...ANSWERS, [entryRequest(FLAT)]: () => refusal(503, { message: 'Занято.' }) };
  const { result } = renderHookInPanel(usePricePlaces, { answers });
  await expect.poll(() => result.current.error?.message).toBe('Занято.');
});

const row = (change: Partial<PastedRow>): PastedRow => ({
  ...{ kind: 'row', line: '', section: '', title: 'Стяжка', unit: null, price: null, quantity: null, leftOver: '' },
  ...change,
});
const service = (label: string, prices: readonly object[]): ListedPlace => ({
  ...{ id: label, group: 'Услуги', label, place: { kind: 'service', file: label }, facts: { prices } },
});
const WITH_SCREED = service('Полы', [{ title: 'Стяжка', unit: 'м²' }]);

test.each([
  ['the only place with the same line', row({ section: 'Стены' }), [WITH_SCREED, service('Стены', [])], 'Полы'],
  ['none of two places with the line', row({ section: 'Полы' }), [WITH_SCREED, { ...WITH_SCREED, id: 'x' }], null],
  ['no place that has the line with another unit', row({ unit: 'м' }), [WITH_SCREED], null],
  ['the service named like the heading', row({ title: 'Плинтус', section: 'полы' }), [WITH_SCREED], 'Полы'],
  ['none of two services with this name', row({ title: 'Плинтус', section: 'Полы' }), [WITH_SCREED, WITH_SCREED], null],
])('%s is proposed', (_, pasted, places, id) => {
  expect(likelyPlace(pasted, places)).toBe(id);
});
