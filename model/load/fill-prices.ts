import type { Content } from '../content.ts';
import { workedEstimate } from '../estimate/estimate.ts';
import { writePrices } from '../format/price-reference.ts';
import type { KindValues } from '../kinds/kinds.ts';
import { folderKinds, singleKinds } from '../kinds/kinds.ts';
import type { ContentIssue } from './issue.ts';
import { plainReferences } from './plain-references.ts';

/**
 * Fills current prices, counts and the callback time into texts, so that each is edited in one file.
 * Kinds about past events or agreements keep their original figures.
 */
export function fillPrices(content: Content): { readonly content: Content; readonly issues: ContentIssue[] } {
  const issues: ContentIssue[] = [];
  const prices = pricesOf(content);
  const words = plainReferences(content);

  function fill<T>(file: string, value: T): T {
    if (typeof value === 'string') return fillText(file, value) as T;
    if (Array.isArray(value)) return value.map((item) => fill(file, item)) as T;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(file, item)])) as T;
  }

  function fillText(file: string, text: string): string {
    return writePrices(fillWords(file, text), prices, (whole, slug) => {
      issues.push({
        file,
        quote: whole,
        others: [`packages/${slug}.yaml`, `services/${slug}.yaml`],
        message: `В тексте стоит ${whole}, а у «${slug}» такой цены нет. Проверьте название.`,
      });
    });
  }

  function fillWords(file: string, text: string): string {
    if (!text.includes('{')) return text;
    return words.reduce((filled, { reference, value, owner, missing }) => {
      if (value === null && filled.includes(reference)) {
        issues.push({ file, quote: reference, others: [owner], message: `В тексте стоит ${reference}, а ${missing}` });
      }
      return filled.replaceAll(reference, value ?? reference);
    }, text);
  }

  const filled: Record<string, unknown> = {};
  for (const { name, file, prices: use } of singleKinds) {
    if (use === 'present') filled[name] = fill(file, content[name]);
  }
  for (const { name, folder, format, prices: use } of folderKinds) {
    if (use !== 'present') continue;
    const entries = content[name] as readonly { readonly slug: string }[];
    filled[name] = entries.map((entry) => fill(`${folder}/${entry.slug}.${format}`, entry));
  }
  return { content: { ...content, ...filled }, issues };
}

/** Returns the sums behind references, by the words between the brackets: «цена komfort», «смета komfort». */
export function pricesOf({ packages, services }: Pick<KindValues, 'packages' | 'services'>): Map<string, number> {
  return new Map([
    ...services.map(({ slug, price }): [string, number] => [`цена ${slug}`, price.rub]),
    ...packages.flatMap((item): [string, number][] => [
      [`цена ${item.slug}`, item.priceRubPerM2],
      [`смета ${item.slug}`, workedEstimate(item).totalRub],
    ]),
  ]);
}
