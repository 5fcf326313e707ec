export type Column = 'number' | 'title' | 'unit' | 'quantity' | 'price' | 'sum' | 'other';

const HEADS: readonly (readonly [Column, RegExp])[] = [
  ['number', /^(?:№|n|no)(?:\s*п\.?\s*\/?\s*п\.?)?$|^п\s*\/\s*п$/i],
  ['unit', /^ед(?:\.|иниц)|измерен/i],
  ['quantity', /^кол(?:-|ич|\.)|^об(?:ъ|ь)[её]м/i],
  ['sum', /^(?:сумма|итого|всего)/i],
  ['price', /цен[аы]|стоимость|расценк|тариф|^руб|₽/i],
  ['title', /наименован|названи|вид(?:ы)?\s+работ|^работ|^услуг|^материал|^позици/i],
];

/** Returns the columns named by a header line; `null` when the line is no header. */
export function columnsOf(cells: readonly string[]): readonly Column[] | null {
  const columns = cells.map((cell) => HEADS.find(([, head]) => head.test(cell.trim()))?.[0] ?? 'other');
  const isHeader = columns.includes('title') && (columns.includes('price') || columns.includes('unit'));
  const named = columns.filter((column) => column !== 'other').length;
  if (!isHeader || named < 2) return null;
  // «Цена» and «Стоимость» together are the price of a unit and the sum.
  const first = columns.indexOf('price');
  return columns.map((column, at) => (column === 'price' && at > first && isSumHead(cells[at]) ? 'sum' : column));
}

const isSumHead = (cell = ''): boolean => /^стоимость/i.test(cell.trim());
