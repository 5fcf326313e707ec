import { describe, expect, test } from 'vitest';
import { readSvg } from './read-svg.ts';

const svg = (inside: string, root = 'viewBox="0 0 40 20"') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${root}>\n${inside}\n</svg>\n`;
const read = (source: string) => readSvg('drawings/mark.svg', source, Buffer.from(source));
const drawing = (source: string) => {
  const parsed = read(source);
  if (!parsed.ok) throw new Error(parsed.issues[0]?.message);
  return parsed.value;
};
const LINE = '<path d="M0 0h40"/>';

describe('a valid drawing', () => {
  test('has the size of its viewBox, for any saved width and height', () => {
    const { width, height, svg: published } = drawing(svg(LINE, 'width="9cm" id="layer" viewBox="-5 0 40, 20.5"'));
    expect([width, height]).toEqual([40, 20.5]);
    expect(published).toContain(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" id="drawing" viewBox="-5 0 40, 20.5" height="20.5">',
    );
  });

  test('follows the text colour when it uses currentColor or a colour variable of the page', () => {
    expect(drawing(svg(LINE)).followsText).toBe(false);
    expect(drawing(svg('<path stroke="currentColor" d="M0 0"/>')).followsText).toBe(true);
    expect(drawing(svg('<path fill="var(--color-accent)" d="M0 0"/>')).followsText).toBe(true);
  });

  test('may contain internal references, an old DOCTYPE and comments', () => {
    const source = svg(
      `<!-- "Линии" <b> & --><g id="a"/><use href="#a"/><rect fill='url(#a)'/><title>Дом &amp; река</title>`,
    );
    const old = source.replace(
      '?>',
      '?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">',
    );
    expect(drawing(old).svg).not.toContain('Линии');
  });

  test('has a different hash when its content differs', () => {
    expect(drawing(svg(LINE)).hash).not.toBe(drawing(svg('<path d="M0 0h41"/>')).hash);
  });
});

test.each([
  ['a program', '<script>alert(1)</script>', 'программа, <script>'],
  ['a program in a prefix', '<svg:SCRIPT xmlns:svg="http://www.w3.org/2000/svg"/>', 'программа, <script>'],
  ['a program at an event', '<g onload="a()"/>', 'программа, onload'],
  ['another page in it', '<foreignObject><b/></foreignObject>', '<foreignObject>'],
  ['styles', '<style>.a{fill:red}</style>', 'Атрибуты представления'],
  ['styles of an element', '<path style="fill:red"/>', 'Атрибуты представления'],
  ['a foreign address', '<image href="https://example.com/a.png"/>', 'href="https://example.com/a.png"'],
  ['a program as an address', '<a href="javascript:a()"/>', 'href="javascript:a()"'],
  ['a photograph inside', '<image xlink:href="data:image/png;base64,iVBO" xmlns:xlink="x"/>', 'xlink:href="data:'],
  ['a picture of another format', '<image href="data:image/jpeg;base64,/9j/"/>', 'href="data:'],
  ['a fill from elsewhere', '<path fill="url( https://example.com/#a)"/>', 'из другого места'],
  ['an address in disguise', '<path fill="u\\72l(https://example.com/#a)"/>', 'из другого места'],
  ['an address in numbers of signs', '<path fill="u&#114;l(https://example.com/#a)"/>', 'из другого места'],
  ['an undeclared prefix', '<use xlink:href="#a"/>', 'Приставка «xlink:»'],
  ['a tag that is not closed', '<g><path d=""/>', 'обрывается или испорчен'],
  ['a value without quotes', '<path d=M0/>', 'обрывается или испорчен'],
  ['a value twice', '<path d="" d=""/>', 'обрывается или испорчен'],
  ['a bare sign', '<title>Дом & река</title>', 'обрывается или испорчен'],
  ['colours of the page and a gradient', '<path stroke="currentColor" fill="url(#a)"/>', 'не все браузеры'],
])('%s is refused with the line and a remedy', (_, inside, words) => {
  const parsed = read(svg(inside));
  expect(parsed.ok ? null : parsed.issues).toEqual([
    { file: 'drawings/mark.svg', line: inside.startsWith('<g><') ? 4 : 3, message: expect.stringContaining(words) },
  ]);
});

test.each([
  ['no size', svg(LINE, 'width="40"'), 'viewBox="0 0 ширина высота"'],
  ['a size of nothing', svg(LINE, 'viewBox="0 0 0 20"'), 'viewBox="0 0 ширина высота"'],
  ['a page', '<html><body></body></html>', 'Это не рисунок SVG'],
  ['nothing drawn', svg(''), 'Это не рисунок SVG'],
  ['no namespace', `<svg viewBox="0 0 1 1">${LINE}</svg>`, 'Это не рисунок SVG'],
  ['a second drawing', svg(LINE) + svg(LINE).slice(22), 'обрывается или испорчен'],
  ['words around it', `рисунок ${svg(LINE)}`, 'обрывается или испорчен'],
  ['entities', svg(LINE).replace('?>', '?><!DOCTYPE svg [<!ENTITY a "b">]>'), 'обрывается или испорчен'],
  [
    'a stylesheet from elsewhere',
    svg(LINE).replace('?>', '?><?xml-stylesheet href="https://example.com/a.css"?>'),
    'обрывается',
  ],
  ['too much', svg(`<path d="${'M0 0'.repeat(16_000)}"/>`), 'больше 60 КБ'],
])('an SVG file with %s is refused', (_, source, words) => {
  const parsed = read(source);
  expect(parsed.ok ? '' : parsed.issues[0]?.message).toContain(words);
});

test('a PNG inside is part of the drawing', () => {
  expect(read(svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')).ok).toBe(true);
});
