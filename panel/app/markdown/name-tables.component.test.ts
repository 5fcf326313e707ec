import { expect, test } from 'vitest';
import { nameTables } from './name-tables.ts';

const TOOL = '<th data-tool-cell="true" rowspan="3"><button>+</button></th>';
const cells = (tag: string, ...words: string[]) =>
  words.map((word) => `<${tag}><i contenteditable>${word}</i></${tag}>`);
const TABLE = `<table>
  <thead><tr><th></th></tr></thead>
  <tbody><tr>${cells('th', 'а', 'б').join('')}${TOOL}</tr><tr>${cells('td', 'в', 'г').join('')}</tr></tbody>
  <tfoot><tr><th data-tool-cell="true"><button>+</button></th></tr></tfoot>
</table>`;

function root(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  const named = () =>
    [...element.querySelectorAll('[contenteditable], button')].map((part) => part.getAttribute('aria-label'));
  return { element, named };
}
const NAMES = [
  ...['Заголовок столбца 1', 'Заголовок столбца 2', 'Добавить столбец'],
  ...['Строка 1, столбец 1', 'Строка 1, столбец 2', 'Добавить строку'],
];

test('cells are named by their places, and cells of tools are no headings', () => {
  const { element, named } = root(TABLE);
  const stop = nameTables(element);
  expect(named()).toEqual(NAMES);
  const tools = element.querySelectorAll('thead th, tfoot th, [data-tool-cell]');
  expect([...tools].map((tool) => tool.getAttribute('role'))).toEqual(['cell', 'cell', 'cell']);
  stop?.();
});

test('a table that is added later is named too, unless the editor is closed', async () => {
  const [closed, open] = [root(''), root('')];
  nameTables(closed.element)?.();
  const stop = nameTables(open.element);
  for (const { element } of [closed, open]) element.innerHTML = TABLE;
  await expect.poll(open.named).toEqual(NAMES);
  expect(new Set(closed.named())).toEqual(new Set([null]));
  stop?.();
});

test('without an editor there is nothing to name', () => {
  expect(nameTables(null)).toBeUndefined();
});
