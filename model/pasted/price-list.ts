import { type Column, columnsOf } from './price-columns.ts';
import { numberIn, type PastedPrice, readPrice } from './read-price.ts';
import { knownUnit, unitIn } from './units.ts';

export type PastedRow = {
  readonly kind: 'row';
  readonly line: string;
  /** Heading above the row; empty when there is none. */
  readonly section: string;
  readonly title: string;
  readonly unit: string | null;
  /** `null` when the list names no sum, as in «договорная». */
  readonly price: PastedPrice | null;
  readonly quantity: number | null;
  /** Words of the line that are neither name, unit nor price. */
  readonly leftOver: string;
};

/** A line of the pasted text that is not blank. Each one is returned, so that nothing is lost. */
export type PriceListPart = PastedRow | { readonly kind: 'section' | 'header' | 'unknown'; readonly line: string };

type Row = Omit<PastedRow, 'kind' | 'line' | 'section'>;

/** Reads a price list: lines of text, or cells separated by tabs, as copied from a spreadsheet, or by upright bars. */
export function readPriceList(text: string): PriceListPart[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  let columns: readonly Column[] | null = null;
  const read = lines.map((line): { readonly line: string; readonly row: Row | null; readonly isHeader: boolean } => {
    const cells = line.split(/\t|\s\|\s/).map((cell) => cell.trim());
    const header = columnsOf(cells);
    if (header) columns = header;
    return { line, row: header ? null : readCells(cells, columns), isHeader: header !== null };
  });
  let section = '';
  return read.map(({ line, row, isHeader }, at): PriceListPart => {
    if (row) return { kind: 'row', line, section, ...row };
    if (isHeader) return { kind: 'header', line };
    const isAboveRows = read.slice(at + 1, at + 1 + NEAR).some((next) => next.row !== null || next.isHeader);
    if (!isHeading(line) || !isAboveRows) return { kind: 'unknown', line };
    section = withoutNumber(line.replaceAll('\t', ' ').trim()).replace(/\s*:$/, '');
    return { kind: 'section', line };
  });
}

function readCells(cells: readonly string[], columns: readonly Column[] | null): Row | null {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length < 2) return readLine(filled[0] ?? '');
  return columns ? readColumns(cells, columns) : readColumns(cells, guessColumns(cells));
}

function readLine(line: string): Row | null {
  const found = readPrice(line, { isCell: false });
  if (!found) return null;
  const { price, unit, before, after } = found;
  return toRow({ title: before, unit, price, leftOver: after });
}

function readColumns(cells: readonly string[], columns: readonly Column[]): Row | null {
  const inColumn = (column: Column) => cells.filter((cell, at) => columns[at] === column && cell !== '');
  const prices = inColumn('price');
  const [priceCell = ''] = prices;
  const found = prices.length === 1 ? readPrice(priceCell, { isCell: true }) : null;
  const [unitCell = ''] = inColumn('unit');
  const [quantityCell = ''] = inColumn('quantity');
  const unit = unitIn(unitCell) ?? found?.unit ?? null;
  if (!found && prices.length === 0) return null;
  const others = cells.filter((cell, at) => cell !== '' && (columns[at] ?? 'other') === 'other');
  const leftOver = [
    ...(unitCell !== '' && unitIn(unitCell) === null ? [unitCell] : []),
    ...others,
    ...(found ? [found.before.trim(), found.after] : prices),
  ];
  const quantity = /^[\d\s\u00a0.,]+$/.test(quantityCell) ? numberIn(quantityCell) : null;
  return toRow({
    title: inColumn('title').join(', '),
    unit,
    price: found?.price ?? null,
    quantity: quantity !== null && quantity > 0 ? quantity : null,
    leftOver: leftOver.filter((words) => words !== '').join('; '),
  });
}

/** Assigns columns by what the cells contain, for a table without a header. */
function guessColumns(cells: readonly string[]): Column[] {
  const columns = cells.map((cell): Column => {
    if (knownUnit(cell) !== null) return 'unit';
    return readPrice(cell, { isCell: true })?.before.trim() === '' ? 'price' : 'other';
  });
  const title = columns.findIndex((column, at) => column === 'other' && /\p{L}{2}/u.test(cells[at] ?? ''));
  if (title >= 0) columns[title] = 'title';
  for (let at = 0; at < title; at += 1) if (/^\d+(?:\.\d+)*[.)]?$/.test(cells[at] ?? '')) columns[at] = 'number';
  const sums = columns.flatMap((column, at) => (column === 'price' ? [at] : []));
  const [quantity = 0, price = 0, sum = 0] = sums;
  const valueAt = (at: number) => numberIn((cells[at] ?? '').replaceAll(/[^\d\s\u00a0.,]/g, ''));
  const isProduct = sums.length === 3 && Math.abs(valueAt(quantity) * valueAt(price) - valueAt(sum)) < 1;
  if (isProduct) {
    columns[quantity] = 'quantity';
    columns[sum] = 'sum';
  }
  return columns;
}

type Read = Pick<PastedRow, 'title' | 'unit' | 'price' | 'leftOver'> & { readonly quantity?: number | null };

function toRow({ title, unit, price, leftOver, quantity = null }: Read): Row | null {
  const name = withoutNumber(title.replaceAll(/\s+/g, ' ').trim()).replace(
    /(?:\s*(?:[.…·_]{2,}|…|[-–—:;,=])|\s)+$/,
    '',
  );
  if (!/\p{L}{2}/u.test(name)) return null;
  const named = unit === null ? unitAtEnd(name) : null;
  return { title: named?.title ?? name, unit: unit ?? named?.unit ?? null, price, quantity, leftOver };
}

/** «Штукатурка стен, м²» and «Штукатурка стен (м²)» name the unit at the end. */
function unitAtEnd(title: string): { readonly title: string; readonly unit: string } | null {
  const [whole = '', inBrackets, afterComma] = /\s*(?:\(([^()]+)\)|,\s*(?:1\s+)?([^,]+))$/.exec(title) ?? [];
  const unit = knownUnit((inBrackets ?? afterComma ?? '').replace(/^(?:за|1)\s+/, ''));
  return unit === null ? null : { title: title.slice(0, -whole.length), unit };
}

function withoutNumber(title: string): string {
  return title.replace(/^(?:\d+(?:\.\d+)*[.)]\s*|\d+(?:\.\d+)+\s+|[•·▪*–—-]\s+)(?=\p{L})/u, '');
}

const LONGEST_HEADING = 80;
/** Lines below a heading among which a row must be; one line in between may be unclear. */
const NEAR = 2;

function isHeading(line: string): boolean {
  const words = withoutNumber(line.replaceAll('\t', ' ').trim());
  return words.length <= LONGEST_HEADING && /^\p{L}/u.test(words) && !/\d|[.!?]$/.test(words);
}
