import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../model/format/any-text.fixture.ts';
import { valueAt } from './feeds.fixture.ts';
import { readXml } from './read-xml.fixture.ts';
import { element, optionalElement, xmlFile } from './xml.ts';

const roundTrip = (text: string) => readXml(xmlFile(element('a', [element('b', text, { c: text })])));

const removeInvalidCharacters = (text: string) =>
  [...text.toWellFormed()]
    .filter((sign) => '\t\n\r'.includes(sign) || (sign >= ' ' && !['\ufffe', '\uffff'].includes(sign)))
    .join('');

test('any text survives a round trip, except characters that XML cannot represent', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      // An XML parser normalises line breaks to `\n`.
      const inside = removeInvalidCharacters(text).replace(/\r\n?/g, '\n');
      expect(valueAt(roundTrip(`x${text}x`), 'a/b/#text')).toBe(`x${inside}x`);
    }),
  );
});

test.each([
  ['signs of markup', `a < b && "c" > 'd' ]]> <!-- <![CDATA[`],
  ['control characters', 'a\u0000b\u0008c\u000bd\u001fe'],
  ['a half of a pair', 'a\ud83db'],
  ['what is no character', 'a\ufffeb\uffffc'],
])('a file stays well-formed with %s', (_, text) => {
  expect(roundTrip(text)).toEqual({
    a: { b: { '@c': removeInvalidCharacters(text), '#text': removeInvalidCharacters(text) } },
  });
});

test('an unknown value gives no element, a zero gives one', () => {
  const root = element('a', [
    optionalElement('b', undefined),
    optionalElement('c', null),
    optionalElement('d', ''),
    optionalElement('e', 0),
  ]);
  expect(readXml(xmlFile(root))).toEqual({ a: { e: '0' } });
});

test('elements with one name are read as a list in order', () => {
  const root = element('a', [element('b', 1), [element('b', 2), element('c', 3)]]);
  expect(readXml(xmlFile(root))).toEqual({ a: { b: ['1', '2'], c: '3' } });
});

test('a truncated file is refused', () => {
  expect(() => readXml(xmlFile(element('a', 'b')).slice(0, -4))).toThrow();
});
