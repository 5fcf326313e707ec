import { expect, test } from 'vitest';
import { formFrame } from './form-frame.ts';

const PAGE =
  '<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Принята</title><meta name="robots" content="noindex" data-head>' +
  '<link rel="canonical" href="/thankyou" data-head><style>a{color:red}</style><link rel="stylesheet" href="/assets/s.css" media="print">' +
  '<noscript><link rel="stylesheet" href="/assets/s.css"></noscript><script type="module" src="/assets/boot.js"></script></head>' +
  '<body><header>Шапка</header><main id="main" tabindex="-1"><h1>Принята</h1></main><footer>Подвал</footer>' +
  '<script type="application/json">{"a":"</main>"}</script></body></html>';

test('a frame keeps header, footer and styles, and nothing of the page it is taken from', () => {
  expect(formFrame(PAGE)).toEqual({
    beforeTitle: '<!doctype html><html lang="ru"><head><meta charset="utf-8">',
    head: '<style>a{color:red}</style><link rel="stylesheet" href="/assets/s.css">',
    beforeMain: '</head><body><header>Шапка</header><main id="main" tabindex="-1">',
    afterMain: '</main><footer>Подвал</footer></body></html>',
    css: 'a{color:red}',
  });
});

test.each([/<title>.*<\/title>/, /<main.*<\/main>(?=<footer)/, /<style>.*<\/style>/])(
  'a page without %s has none',
  (part) => {
    expect(() => formFrame(PAGE.replace(part, ''))).toThrow('need a frame');
  },
);
