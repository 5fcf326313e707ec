import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FlatView } from './data.ts';
import { FlatFacts } from './flat-facts.tsx';

const flat = {
  areaM2: 45,
  ceilingM: 2.7,
  floor: 3,
  floors: 9,
  house: 'кирпич',
  windows: 'юг',
  bathroom: 'один',
  saleBasis: 'ownership',
} as Partial<FlatView>;

test.each([
  ['available', undefined, true, 'в\u00a0день сделки'],
  ['available', '2027-03-15', false, '15\u00a0марта\u00a02027'],
  ['sold', undefined, true, 'переданы'],
] as const)(
  'a flat with the status %s (keys on %s) shows the correct text about its keys',
  (status, keysOn, isReady, words) => {
    const view = { ...flat, status, keysOn, isReady } as FlatView;
    expect(renderToStaticMarkup(<FlatFacts flat={view} />)).toContain(words);
  },
);
