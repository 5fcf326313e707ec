import { expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';
import { wordDocument, wordLine } from './word-clipboard.fixture.ts';

const dot = (text: string) => wordLine({ list: 0, level: 1, mark: '·', text });
const inner = (text: string) => wordLine({ list: 0, level: 2, mark: 'o', font: '"Courier New"', text });
const numbered = (mark: string, text: string, level = 1) => wordLine({ list: 1, level, mark, font: 'Calibri', text });
const pasted = (...parts: string[]) => cleanPaste(wordDocument(parts.join('')));
const PARAGRAPH = '<p class=MsoNormal>А теперь по порядку:<o:p></o:p></p>\n\n';
const EMPTY = '<p class=MsoNormal><o:p>&nbsp;</o:p></p>\n\n';

test('lists of a Word document become lists, nested and numbered, with their text only', () => {
  const markdown = pasted(
    dot('Стяжка <b>сохнет</b> месяц'),
    inner('на первом этаже дольше'),
    inner('летом быстрее'),
    dot('Плитка'),
    PARAGRAPH,
    numbered('1.', 'Замер'),
    numbered('2.', 'Смета'),
  );
  expect(markdown).toBe(
    [
      '- Стяжка **сохнет** месяц',
      '',
      '  - на первом этаже дольше',
      '  - летом быстрее',
      '',
      '- Плитка',
      '',
      'А теперь по порядку:',
      '',
      '1. Замер',
      '2. Смета',
    ].join('\n'),
  );
});

test('a numbered list inside a bulleted list, and the reverse, keep their types', () => {
  expect(pasted(dot('Черновые'), numbered('а)', 'стяжка', 2), dot('Чистовые'))).toBe(
    '- Черновые\n\n  1. стяжка\n\n- Чистовые',
  );
  expect(pasted(numbered('1)', 'Кухня'), numbered('1.1.', 'фартук', 2), inner('плитка'))).toBe(
    '1. Кухня\n\n   1. фартук\n\n   - плитка',
  );
});

test('a list copied from its middle keeps its order, and empty lines do not break it', () => {
  expect(pasted(inner('глубже'), dot('мельче'), inner('снова глубже'))).toBe(
    '- глубже\n\n- мельче\n\n  - снова глубже',
  );
  expect(pasted(dot('один'), EMPTY, dot('два'), EMPTY)).toBe('- один\n- два');
});

test('two adjacent lists stay separate, and a document with conditions in plain comments is read as well', () => {
  expect(pasted(dot('раз'), numbered('1.', 'два'))).toBe('- раз\n\n1. два');
  const asComments = dot('раз').replace('<![if !supportLists]>', '<!--[if !supportLists]-->');
  expect(pasted(asComments.replace('<![endif]>', '<!--[endif]-->'))).toBe('- раз');
});

test('headings numbered by Word stay headings without the number, and a list inside a frame is a list', () => {
  const heading = `<h1 style='mso-list:l2 level1 lfo3'><![if !supportLists]><span><span style='mso-list:Ignore'>1.<span
    style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>Полы<o:p></o:p></h1>`;
  expect(pasted(heading, `<div style='mso-element:para-border-div'>${dot('дуб')}</div>`)).toBe('## Полы\n\n- дуб');
});
