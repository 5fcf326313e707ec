import { expect, test } from 'vitest';
import { statusOf } from './status-of.ts';

const LIVE = { visibility: { state: 'live' } } as const;
const DRAFT = { visibility: { state: 'unsaved' } } as const;
const now = {
  isAwaited: false,
  isRefused: false,
  made: LIVE,
  isFieldFound: null,
  isPublishing: false,
  isPublished: true,
};
const words = (changed: Partial<Parameters<typeof statusOf>[0]>) => statusOf({ ...now, ...changed }).words;

test('a published page, a draft and a planned page say what visitors see of them', () => {
  expect(words({})).toBe('Так это видят посетители');
  expect(words({ isPublished: false })).toBe('Показано то, что сохранено');
  expect(words({ made: DRAFT })).toBe('На сайте этого ещё нет');
  expect(words({ made: { visibility: { state: 'withdrawn' } } })).toMatch(/^Снято с сайта/);
  expect(words({ made: { visibility: { state: 'planned', from: '2026-12-05' } } })).toMatch(/^Сохранено, выйдет 5/);
});

test('a page that is being published is no draft, although it was made before the save', () => {
  expect(words({ made: DRAFT, isPublishing: true })).toBe('Сохранено, публикуется…');
});

test('nothing is said of a page that has not come yet', () => {
  expect(words({ isAwaited: true })).toBe('Обновляется…');
  expect(words({ made: undefined })).toBe('Обновляется…');
  expect(words({ isAwaited: true, isRefused: true })).toBe('Обновляется…');
});

test('a refused draft and a field that is elsewhere come before the state of the page', () => {
  expect(words({ isRefused: true })).toMatch(/когда всё будет заполнено$/);
  expect(words({ isFieldFound: false })).toMatch(/поля не видно/);
});
