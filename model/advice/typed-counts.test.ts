import { expect, test } from 'vitest';
import { AdvisedDemo } from '../load/advised-demo.fixture.ts';

const demo = new AdvisedDemo();

function onStory(text: string): string[] {
  const { pages, contracts } = demo.written;
  const story = { pages: { ...pages, about: { ...pages.about, story: [text] } } };
  return demo.advice({ ...story, contracts }).map(({ message }) => message);
}

test.each([
  ['Подписали 61 договор', '61 договор'],
  ['В этом году опоздали трижды', 'опоздали трижды'],
  ['У нас 31 человек', '31 человек'],
  ['Работают 5 бригад', '5 бригад'],
  ['Сдали 648 квартир', '648'],
])('«%s» is reported as a typed count', (text, quote) => {
  expect(onStory(text)).toEqual([expect.stringContaining(`«${quote}» стоит цифрами`)]);
});

test.each(['Работают 6 человек', 'Платим за 1 648 000 ₽', 'Договор на 3 страницах', 'Сдали {сдано} квартир'])(
  '«%s» is no count of the company',
  (text) => {
    expect(onStory(text)).toEqual([]);
  },
);

test('without contracts their number may be typed', () => {
  expect(demo.onWords('Подписали 61 договор')).toEqual([]);
});
