import { expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';
import { wordDocument } from './word-clipboard.fixture.ts';

/** As Word 2016 and later copies a mark of a footnote and the note. */
const mark = (number: number, to: string, from: string) => `<a style='mso-footnote-id:ftn${number}' href="#${to}"
name="${from}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:
footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:11.0pt'>[${number}]</span></span><![endif]></span></span></a>`;
const inText = (number: number, kind = '_ftn') => mark(number, `${kind}${number}`, `${kind}ref${number}`);
const note = (number: number, text: string, kind = '_ftn') => `<div style='mso-element:footnote' id=ftn${number}>

<p class=MsoFootnoteText>${mark(number, `${kind}ref${number}`, `${kind}${number}`)} ${text}<o:p></o:p></p>

</div>`;
const list = (...notes: string[]) => `<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all>

<hr align=left size=1 width="33%"><![endif]>

${notes.join('\n\n')}

</div>`;
const paragraph = (html: string) => `<p class=MsoNormal>${html}<o:p></o:p></p>\n\n`;

test('footnotes and endnotes of Word become a numbered list at the end, and their marks numbers of the list', () => {
  const html = wordDocument(
    paragraph(`Стяжка сохнет месяц${inText(3)}, краска день${inText(1, '_edn')}.`) +
      list(note(1, 'Краска на воде.', '_edn'), note(3, 'При <b>двадцати</b> градусах.')),
  );
  expect(cleanPaste(html)).toBe(
    [
      'Стяжка сохнет месяц\\[1], краска день\\[2].',
      '',
      'Примечания:',
      '',
      '1. При **двадцати** градусах.',
      '2. Краска на воде.',
    ].join('\n'),
  );
});

test('a mark whose note was not copied keeps its number as text, and a note without its mark stays', () => {
  expect(cleanPaste(wordDocument(paragraph(`Плитка${inText(4)}`)))).toBe('Плитка\\[4]');
  expect(cleanPaste(wordDocument(paragraph('Плитка') + list(note(2, 'Двенадцать миллиметров.'))))).toBe(
    'Плитка\n\nПримечания:\n\n1. Двенадцать миллиметров.',
  );
});

test('footnotes of Google Docs become the same list', () => {
  const html = `<p><span>Паркет</span><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><span> и плитка</span></p>
    <hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;Дуб, 15 мм.</span></p></div>`;
  expect(cleanPaste(html)).toBe('Паркет\\[1] и плитка\n\nПримечания:\n\n1. Дуб, 15 мм.');
});
