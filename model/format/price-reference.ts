import { formatRub } from './money.ts';

export type Prices = ReadonlyMap<string, number>;

const REFERENCE = /\{(цена|смета)\s([a-z0-9-]+)(?:\s−\s([a-z0-9-]+))?((?:\s×\s\d+(?:,\d+)?(?:\s?%)?)*)\}/g;
const FACTOR = /(\d+(?:,\d+)?)(\s?%)?/g;

/**
 * Replaces references such as `{цена komfort}`, `{цена komfort − bazovyy}` or `{смета komfort × 4 %}` with prices.
 * @param onUnknown gets each unknown reference, which stays in the text
 */
export function writePrices(text: string, prices: Prices, onUnknown: (whole: string, slug: string) => void): string {
  return text.replace(REFERENCE, (whole, what: string, slug: string, less: string | undefined, factors: string) => {
    const price = prices.get(`${what} ${slug}`);
    const minus = less === undefined ? 0 : prices.get(`${what} ${less}`);
    if (price === undefined) onUnknown(whole, slug);
    else if (minus === undefined) onUnknown(whole, less ?? slug);
    else return formatRub((price - minus) * product(factors), ' ');
    return whole;
  });
}

function product(factors: string): number {
  return [...factors.matchAll(FACTOR)].reduce(
    (result, [, number = '1', percent]) => (result * Number(number.replace(',', '.'))) / (percent ? 100 : 1),
    1,
  );
}
