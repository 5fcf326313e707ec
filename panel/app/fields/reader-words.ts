import { gapsOf } from '../../../model/format/gaps.ts';
import { writePrices } from '../../../model/format/price-reference.ts';
import type { TextValues } from '../../contract/text-values.ts';

/** Letters kept on each side of the references. */
const AROUND = 40;

/** Returns the part of a text around its references as visitors read it; `null` for a text without known ones. */
export function readerWords(text: string, { prices, words }: TextValues): string | null {
  if (gapsOf(text).length === 0) return null;
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}') + 1];
  const part = endOf(text.slice(0, start)) + text.slice(start, end) + startOf(text.slice(end));
  const filled = Object.entries(words).reduce((now, [reference, value]) => now.replaceAll(reference, value), part);
  const read = writePrices(filled, new Map(Object.entries(prices)), () => undefined);
  return read === part ? null : read.trim();
}

function endOf(text: string): string {
  return text.length <= AROUND ? text : text.slice(-AROUND).replace(/^\S*\s*/, '… ');
}

function startOf(text: string): string {
  return text.length <= AROUND ? text : text.slice(0, AROUND).replace(/\s*\S*$/, ' …');
}
