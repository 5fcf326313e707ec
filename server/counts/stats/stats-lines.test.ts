import { expect, test } from 'vitest';
import type { VisitFigures } from '../../../model/counts/visit-figures.ts';
import { statsLines } from './stats-lines.ts';

const FIGURES: VisitFigures = {
  since: '2026-10-01',
  week: { from: '2026-11-13', to: '2026-11-19', arrivals: 412, views: 1530, leads: 14 },
  before: { from: '2026-11-06', to: '2026-11-12', arrivals: 380, views: 1600, leads: 11 },
  today: { arrivals: 31, views: 2 },
  pages: [{ name: '/', week: 520, before: 480 }],
  sources: [{ name: 'yandex/cpc', week: 190, before: 0 }],
  goals: [],
};
const formatPlain = (figures: VisitFigures) => statsLines(figures).join('\n').replaceAll('\u00a0', ' ');

test('the statistics of a week are sentences and tables, with the previous week for comparison', () => {
  expect(formatPlain(FIGURES)).toBe(
    [
      'Посещения с 13 ноября по 19 ноября 2026 и неделей раньше.',
      '',
      '412 заходов (было 380, +8 %), 1530 просмотров страниц (было 1600, −4 %).',
      '14 заявок (было 11, +27 %), 3,4 на сто заходов (было 2,9).',
      'Сегодня пока 31 заход, 2 просмотра страниц.',
      '',
      `${'Откуда пришли'.padEnd(58)}   неделя   раньше`,
      `${'yandex/cpc'.padEnd(58)}      190        0`,
      '',
      `${'Страницы'.padEnd(58)}   неделя   раньше`,
      `${'/'.padEnd(58)}      520      480`,
    ].join('\n'),
  );
});

test('the statistics explain that a count younger than two weeks cannot be compared yet', () => {
  const figures = {
    ...FIGURES,
    since: '2026-11-10',
    before: { ...FIGURES.before, arrivals: 0, leads: 0 },
  };
  expect(formatPlain(figures)).toContain('412 заходов (раньше не было)');
  expect(formatPlain(figures)).toContain('14 заявок (раньше не было), 3,4 на сто заходов.');
  expect(formatPlain(figures)).toContain('Считаем с 10 ноября 2026: сравнивать недели целиком ещё рано.');
});

test('long lists are cut with a note, and long names keep the column width', () => {
  const pages = Array.from({ length: 20 }, (_, at) => ({ name: `/${'x'.repeat(60)}${at}`, week: 1, before: 1 }));
  const lines = statsLines({ ...FIGURES, pages });
  expect(lines).toContain('и ещё 5');
  expect(new Set(lines.filter((line) => line.startsWith('/x')).map(({ length }) => length))).toEqual(new Set([76]));
});

test('the statistics explain how to start when nothing has been counted', () => {
  expect(formatPlain({ ...FIGURES, since: null })).toMatch(/ещё не считали.*откройте.*DATA_DIR и DATABASE_URL/s);
});
