import { beforeAll, expect, test } from 'vitest';
import { promotions } from '../../../model/kinds/promotion.ts';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';
import { createSite } from '../../entry-static.tsx';

let html = '';
beforeAll(async () => {
  const content = await loadDemo();
  const written = promotions.schema.parse({
    title: 'Скидка новосёлам',
    summary: 'Минус 3 % к смете.',
    startsOn: '2026-11-01',
    endsOn: '2099-12-31',
    photo: { file: 'promo-design.jpg', alt: 'Стол дизайнера' },
    terms: ['Договор подписан в декабре.'],
  });
  const site = createSite({ ...content, promotions: [{ ...written, slug: 'skidka' }] });
  const page = site.pages().find(({ path }) => path === '/stocks/skidka');
  if (!page) throw new Error('The promotion has no page');
  html = (await site.render(page)).markup.replaceAll('\u00a0', ' ');
}, 60_000);

test('a promotion with only its terms names the company as the organiser and has a form with common words', () => {
  expect(html).toContain('Организатор</dt><dd>ООО «Преголя», ИНН 3900000000, ОГРН 1110000000000. 236000, Калининград');
  expect(html).toContain('Узнайте, подойдёт ли вам акция');
  expect(html).toContain('Узнать условия');
});

test('a promotion with only its terms has no headings without a text', () => {
  const headings = [...html.matchAll(/<h[12][^>]*>([^<]+)/g)].map(([, words]) => words);
  expect(headings).toEqual(expect.arrayContaining(['Условия']));
  expect(headings).not.toEqual(expect.arrayContaining(['Кому подходит']));
  expect(headings).not.toEqual(expect.arrayContaining(['Что входит']));
});
