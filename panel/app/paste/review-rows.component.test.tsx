import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ReviewPlace } from '../../../model/kinds/review-places.ts';
import { type PastedReview, readReviews } from '../../../model/pasted/reviews.ts';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import type { KnownReviews } from './known-reviews.ts';
import { ReviewRows } from './review-rows.tsx';

const NONE: KnownReviews = { reviews: [], slugs: new Set() };
const ENTRY = 'GET /api/entry?file=';
const review = (author: string, change: Partial<PastedReview> = {}): PastedReview => ({
  ...{ author, date: { words: '1 мая 2026', iso: '2026-05-01' }, rating: 5, text: [`Пишет ${author}`], reply: [] },
  ...{ isCut: false, ...change },
});
const blank = (slug: string) => ({
  [`GET /api/entry/blank?kind=reviews&slug=${slug}`]: () => ({ facts: { tags: [] }, body: null }),
});

type Shown = { readonly place?: ReviewPlace | null; readonly known?: KnownReviews; readonly answers?: object };

function show(reviews: readonly PastedReview[], { place = 'avito', known = NONE, answers = {} }: Shown = {}) {
  return renderInPanel(<ReviewRows read={{ reviews, lines: [] }} place={place} known={known} />, {
    answers: { 'PUT /api/draft': () => ({}), ...blank('vera'), ...blank('vera-2'), ...blank('igor'), ...answers },
  });
}
const row = (author: string) => within(screen.getByText(`Отзыв: ${author}`).closest('fieldset') as HTMLElement);
const isTaken = (author: string) => screen.getByLabelText<HTMLInputElement>(`Взять отзыв: ${author}`).checked;
const button = () => screen.getByText('Сделать черновики').closest('button') as HTMLButtonElement;
const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByLabelText(label, { selector: 'input' }));
  await userEvent.click(screen.getByText(option, { selector: '[role=option] *' }));
};

test('complete reviews become drafts with free names, corrections and the place', async () => {
  const known = { ...NONE, slugs: new Set(['vera']) };
  const { asked } = show([review('Вера', { reply: ['Спасибо'] }), review('Игорь')], { known });
  await userEvent.type(row('Вера').getByLabelText('Текст'), '!');
  await userEvent.type(row('Вера').getByLabelText('Ответ компании'), '.');
  expect(row('Игорь').queryByLabelText('Ответ компании')).toBeNull();
  await userEvent.click(button());
  await screen.findByText('Черновики готовы');
  const shared = { tags: [], date: '2026-05-01', rating: 5, source: { place: 'avito' } };
  const vera = { ...shared, author: 'Вера', quote: 'Пишет Вера!', reply: 'Спасибо.' };
  expect(asked.map(({ body }) => body)).toEqual([
    { file: 'reviews/vera-2.yaml', baseVersion: null, facts: vera, body: null },
    expect.objectContaining({ file: 'reviews/igor.yaml', facts: { ...shared, author: 'Игорь', quote: 'Пишет Игорь' } }),
  ]);
  expect(screen.queryByText(/^Отзыв: /)).toBeNull();
});

test('an incomplete review is ticked as soon as it is complete', async () => {
  const { asked } = show([review('Вера', { rating: null, date: { words: 'год назад', iso: null } })]);
  expect(isTaken('Вера')).toBe(false);
  row('Вера').getByText('Точной даты нет: выберите её. Оценки нет: выберите её.');
  row('Вера').getByText('На площадке: год назад');
  expect(screen.getByRole('status').textContent).toBe('Отмечено: 0\u00a0отзывов из 1. Не войдут, пока нет ответа: 1.');
  await choose('Оценка', '4');
  expect(isTaken('Вера')).toBe(false);
  await userEvent.click(row('Вера').getByLabelText('Дата отзыва'));
  await userEvent.paste('2.3.2026');
  await userEvent.tab();
  expect(isTaken('Вера')).toBe(true);
  await userEvent.click(button());
  await screen.findByText('Черновики готовы');
  expect(asked).toMatchObject([{ body: { facts: { rating: 4, date: '2026-03-02' } } }]);
});

test('an emptied author waits for an answer, and a correction does not tick what was unticked', async () => {
  show([review('Вера'), review('Игорь')]);
  await userEvent.click(screen.getByLabelText('Взять отзыв: Игорь'));
  await userEvent.type(row('Игорь').getByLabelText('Автор'), 'ь');
  expect(isTaken('Игорь')).toBe(false);
  await userEvent.clear(row('Вера').getByLabelText('Автор'));
  row('Вера').getByText('Впишите автора.');
  expect(screen.getByRole('status').textContent).toContain('Ждут ответа: 1.');
  expect(button().disabled).toBe(true);
});

test('reviews need their place; one from the own form has none', async () => {
  const { asked } = show([review('Вера')], { place: null });
  expect(button().disabled).toBe(true);
  expect(screen.getByRole('status').textContent).toContain('Выберите, где оставлены отзывы.');
  await choose('Где оставлены отзывы', 'Отзыв из нашей анкеты');
  await userEvent.click(button());
  await screen.findByText('Черновики готовы');
  expect(asked[0]?.body).not.toHaveProperty('facts.source');
});

test('a review that the site or the paste has already is not ticked and says where it is', () => {
  const facts = { author: 'Вера', quote: 'Пишет Вера' };
  const known = { ...NONE, reviews: [{ file: 'reviews/vera.yaml', facts }] };
  show([review('Вера'), review('Игорь'), review('Игорь')], { known });
  expect(row('Вера').getByRole('link').getAttribute('href')).toBe('/content/reviews/vera');
  const boxes = screen.getAllByLabelText<HTMLInputElement>(/^Взять отзыв/);
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true, false]);
  expect(screen.getAllByText('Такой отзыв уже есть выше.')).toHaveLength(1);
});

test('a review that is not stored stays, the others go', async () => {
  const answers = {
    [`${ENTRY}${encodeURIComponent('reviews/igor.yaml')}`]: () => refusal(503, { message: 'Занято.' }),
  };
  show([review('Вера'), review('Игорь')], { answers });
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain('Игорь: Занято.');
  expect(screen.getAllByText(/^Отзыв: /)).toHaveLength(1);
  expect(isTaken('Игорь')).toBe(true);
});

test('a paste without reviews says what a review needs and shows the lines that were not understood', () => {
  renderInPanel(<ReviewRows read={readReviews('просто слова')} place={null} known={NONE} />);
  screen.getByText(/^Ни одного отзыва не нашлось/);
  screen.getByRole('heading', { name: 'Не понято строк: 1' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a text that the site had cut says how to get the rest', () => {
  show([review('Вера', { isCut: true })]);
  screen.getByText(/Площадка показала начало/);
});
