import type { Content } from '../content.ts';
import { workedEstimate } from '../estimate.ts';
import { formatRub } from '../format/money.ts';
import type { ContentIssue } from './issue.ts';

const PLACEHOLDER = /\{(цена|смета)\s([a-z0-9-]+)\}/g;

/**
 * Writes the present prices of packages into texts: `{цена komfort}` is the price of a metre, `{смета komfort}` the
 * total of the worked example. So a price that changes in one file changes in every text.
 */
export function fillPrices(content: Content): { readonly content: Content; readonly issues: ContentIssue[] } {
  const issues: ContentIssue[] = [];
  const prices = new Map(
    content.packages.flatMap((item) => [
      [`цена ${item.slug}`, formatRub(item.priceRubPerM2)],
      [`смета ${item.slug}`, formatRub(workedEstimate(item).totalRub)],
    ]),
  );

  function fill<T>(file: string, value: T): T {
    if (typeof value === 'string') return fillText(file, value) as T;
    if (Array.isArray(value)) return value.map((item) => fill(file, item)) as T;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(file, item)])) as T;
  }

  function fillText(file: string, text: string): string {
    return text.replace(PLACEHOLDER, (whole, what: string, slug: string) => {
      const price = prices.get(`${what} ${slug}`);
      if (!price) issues.push({ file, message: `В тексте стоит ${whole}, а пакета «${slug}» нет.` });
      return price ?? whole;
    });
  }

  const { company, home, navigation, pages, packages } = content;
  const filled = {
    ...content,
    company: fill('company.yaml', company),
    home: fill('home.yaml', home),
    navigation: fill('navigation.yaml', navigation),
    pages: fill('pages.yaml', pages),
    packages: packages.map((item) => fill(`packages/${item.slug}.yaml`, item)),
  };
  return { content: filled, issues };
}
