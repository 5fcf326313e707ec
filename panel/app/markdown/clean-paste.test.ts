import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../model/rich-text/parse-markdown.ts';
import { cleanPaste } from './clean-paste.ts';

test('a pasted page or document keeps headings, lists, tables, links, bold and quotes', () => {
  const html = `<!--StartFragment--><h1 style="color:red">Полы</h1><p class="MsoNormal">Дуб <b>и</b> <i>ясень</i>,
    <a href="https://a.example/x" onclick="x()">ссылка</a></p><ul><li>один</li><li>два</li></ul>
    <table><tr><th>Что</th><th>Сколько</th></tr><tr><td>Краска</td><td>3</td></tr></table>
    <blockquote><p>Слова</p></blockquote><h5>Мелко</h5>`;
  expect(parseMarkdown(cleanPaste(html)).map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'list',
    'table',
    'quote',
    'heading',
  ]);
  expect(cleanPaste(html)).toMatch(/^## Полы\n\nДуб \*\*и\*\* \*ясень\*, \[ссылка\]\(https:\/\/a\.example\/x\)/);
  expect(cleanPaste(html)).toContain('### Мелко');
});

test('scripts, pictures of other hosts, code, strikes, bad addresses and styles are removed, text stays', () => {
  const html = `<style>p{}</style><script>alert(1)</script><p>Было <s>десять</s><br>стало <code>пять</code>
    <a href="javascript:alert(1)">жми</a><img src="https://t.example/p.gif" alt="точка"></p><hr>
    <pre>a
    b</pre><iframe src="https://x.example"></iframe><p><o:p>&nbsp;</o:p></p>`;
  const markdown = cleanPaste(html);
  expect(markdown).not.toMatch(/<|alert|p\.gif|~~|`|javascript/);
  expect(markdown).toMatch(/Было десять стало пять жми/);
  expect(() => parseMarkdown(markdown)).not.toThrow();
});
