import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../model/rich-text/parse-markdown.ts';
import { htmlOfPictures } from '../media/clipboard-pictures.ts';
import { cleanPaste } from './clean-paste.ts';
import { leftOutPictures } from './left-out-pictures.ts';
import { pastedPictures } from './pasted-pictures.ts';

const DOT = `data:image/png;base64,${btoa('dot')}`;
const [ONE, TWO] = [new File(['1'], 'one.png', { type: 'image/png' }), new File(['2'], 'two.png')];
const textsOf = (html: string, files: readonly File[] = []) =>
  Promise.all(
    pastedPictures(html, files).map(async ({ src, source }) => {
      const opened = await source.open();
      return [src, 'sources' in opened ? '' : await opened.text()];
    }),
  );

test('pictures inside the HTML and as many files as the others are taken over, the rest is left out', async () => {
  const html = `<p>Было <img src="${DOT}" alt="Точка"></p><img src="file:///C:/1.jpg"><img src="https://a.example/2.jpg">`;
  expect(await textsOf(html, [ONE, TWO])).toEqual([
    [DOT, 'dot'],
    ['file:///C:/1.jpg', '1'],
    ['https://a.example/2.jpg', '2'],
  ]);
  expect(await textsOf(html, [ONE])).toEqual([[DOT, 'dot']]);
  expect(pastedPictures(html, [])[0]?.alt).toBe('Точка');
  expect(leftOutPictures(html, new Set([DOT]))).toMatchObject({ count: 2 });
  // Excel adds a drawing of the copied cells.
  expect(await textsOf('<table><tr><td>Краска</td></tr></table>', [ONE])).toEqual([]);
});

test('a screenshot is a paste of one picture', async () => {
  expect(await textsOf(htmlOfPictures([ONE]), [ONE])).toEqual([['clipboard:0', '1']]);
  expect(htmlOfPictures([])).toBe('');
});

test('a damaged picture of a document is refused in words', async () => {
  await expect(textsOf('<img src="data:image/png;base64,@@">')).rejects.toThrow(
    'Эта картинка во вставленном повреждена',
  );
});

test('a picture stands on its own line in its place, after a list or table that it was in', () => {
  const html = `<p>До <b>неё</b> <img src="a"> и <a href="/x"><img src="b">дальше</a></p>
    <ul><li>пол <img src="c"></li><li>стены</li></ul><p><img src="left-out"></p><img src="d"><p>Конец</p>`;
  const placed = new Map(['a', 'b', 'c', 'd'].map((src) => [src, { file: `${src}.jpg`, alt: `Кухня [${src}]` }]));
  const markdown = cleanPaste(html, placed);
  const blocks = parseMarkdown(markdown);
  expect(blocks.map((block) => (block.type === 'photo' ? block.photo.file : block.type))).toEqual([
    'paragraph',
    ...['a.jpg', 'paragraph', 'b.jpg'],
    ...['list', 'c.jpg', 'd.jpg', 'paragraph'],
  ]);
  expect(blocks[1]).toMatchObject({ photo: { alt: 'Кухня [a]' } });
  expect(markdown).not.toContain('&#x20;');
});
