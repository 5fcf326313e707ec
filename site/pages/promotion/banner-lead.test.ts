import { expect, test } from 'vitest';
import type { Promotion } from '../../../model/kinds/promotion.ts';
import { bannerLead } from './banner-lead.ts';

const promotion = { summary: 'Отмоем квартиру.', startsOn: '2026-10-01', endsOn: '2027-01-31' } as Promotion;
const lead = (state: Parameters<typeof bannerLead>[1]) => bannerLead(promotion, state).replaceAll('\u00a0', ' ');

test('a running promotion shows its first and its last day', () => {
  expect(lead('running')).toBe('Отмоем квартиру. Действует с 1 октября 2026 по 31 января 2027 года.');
});

test('an upcoming promotion shows its start', () => {
  expect(lead('upcoming')).toBe('Отмоем квартиру. Акция начнётся 1 октября 2026 года.');
});

test('an ended promotion shows its end before any other text', () => {
  expect(lead('ended')).toBe('Акция завершена 31 января 2027 года. Отмоем квартиру.');
});

test('a text without a full stop gets one before the dates', () => {
  const bare = { ...promotion, summary: 'Скидка 3 %' };
  expect(bannerLead(bare, 'running')).toMatch(/^Скидка 3 %\. Действует /);
});
