import { expect, test } from 'vitest';
import { AdvisedDemo } from '../load/advised-demo.fixture.ts';

const demo = new AdvisedDemo();

test.each(['Сайт хранит файлы cookie', 'Настройки Cookies внизу'])(
  '«%s» gets advice to use the Russian word',
  (words) => {
    expect(demo.onWords(words)).toEqual([expect.stringMatching(/^«cookies?» по-русски пишут «куки». Замените\.$/i)]);
  },
);

test('the name of a stored record is not treated as a word', () => {
  expect(demo.onWords('Запись cookie_choice хранится год, файлы куки — тоже')).toEqual([]);
});

test('only the latest edition of a document gets advice, because earlier ones must not change', () => {
  const body = [{ type: 'paragraph' as const, children: ['Файлы cookie.'] }];
  const editions = ['2020-01-01', '2026-11-01', '2030-01-01'].flatMap((version) =>
    demo.firstOf('documents', { version, effectiveFrom: version, body }),
  );
  const found = demo.advice({ documents: editions });
  expect(found.map(({ file, message }) => [file, message])).toEqual([
    [`documents/${editions[0]?.kind}/2030-01-01.md`, expect.stringContaining('замените слово в новой')],
  ]);
});
