import { expect, test } from 'vitest';
import { fieldTree } from '../../../model/fields/field-tree.ts';
import { kinds } from '../../../model/kinds/kinds.ts';
import { holdsWords } from './holds-words.ts';
import { keysToFold, requiredFirst, titlesInSentence } from './optional-fields.ts';

const fieldsOf = (kind: keyof typeof kinds) => fieldTree('', kinds[kind].schema).fields ?? [];
const fieldOf = (kind: keyof typeof kinds, key: string) => {
  const field = fieldsOf(kind).find((known) => known.key === key);
  if (!field) throw new Error(`No field ${key}`);
  return field;
};

test('a section folds empty optional fields and shows required, filled and always shown ones and switches', () => {
  const section = (kind: keyof typeof kinds, group: string) => fieldsOf(kind).filter((field) => field.group === group);
  const flat = section('flats', 'Что за квартира');
  expect([...keysToFold(flat, 'facts', { title: 'Двушка', features: [] })]).toEqual(['package']);
  expect([...keysToFold(flat, 'facts', { package: 'komfort' })]).toEqual([]);
  expect([...keysToFold(section('packages', 'Пакет'), 'facts', {})]).toEqual([]);
  const work = section('works', 'Срок и деньги');
  const empty = { agreedDays: null, differenceNote: '', late: { reason: undefined } };
  expect([...keysToFold(work, 'facts', empty)]).toEqual(['agreedDays', 'differenceNote', 'late', 'budgetNote']);
});

test('a small group and a group that was just added fold nothing', () => {
  const seo = fieldOf('works', 'seo').fields ?? [];
  expect([...keysToFold(seo, 'facts.seo', { title: 'Работа' })]).toEqual(['description', 'image']);
  expect([...keysToFold(seo, 'facts.seo', {})]).toEqual([]);
  expect([...keysToFold(fieldOf('services', 'price').fields ?? [], 'facts.price', { rub: 1 })]).toEqual([]);
});

test('required fields and those always shown come first, each in their order', () => {
  const keys = requiredFirst(fieldsOf('flats')).map(({ key }) => key);
  expect(keys.slice(0, 4)).toEqual(['title', 'rooms', 'status', 'reservedUntil']);
  expect(keys.indexOf('livingAreaM2')).toBeGreaterThan(keys.indexOf('bathroom'));
});

test('titles inside a sentence keep names and abbreviations', () => {
  const fields = ['Жилой комплекс', 'КПП', 'Яндекс: корпус'].map((title) => ({ ...fieldOf('flats', 'title'), title }));
  expect(titlesInSentence(fields)).toBe('жилой комплекс, КПП, Яндекс: корпус');
});

test('a folded part says what it holds', () => {
  const seo = fieldOf('works', 'seo');
  expect(holdsWords(seo, { title: 'Работа', description: '', noindex: true })).toBe('Работа');
  expect(holdsWords(seo, { title: 'Работа' })).toBe('Работа');
  expect(holdsWords(seo, { noindex: true })).toBe('Заполнено: не показывать в поиске');
  expect(holdsWords(seo, { title: undefined })).toBe('Не заполнено');
  expect(holdsWords(fieldOf('works', 'done'), ['Стяжка', 'Плитка'])).toBe('Стяжка, Плитка');
  expect(holdsWords(fieldOf('packages', 'questions'), [{ question: 'Когда?', answer: 'Завтра' }])).toBe('Когда?');
  const long = Array.from({ length: 30 }, (_, at) => `слово${at}`).join(' ');
  expect(holdsWords(seo, { title: long })).toMatch(/^(?:слово\d+ ){5,}слово\d+…$/);
  expect(holdsWords(fieldOf('works', 'plan'), { title: 'План' })).toBe('Заполнено');
});
