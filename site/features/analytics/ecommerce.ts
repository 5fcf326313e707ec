import type { GoalFacts, Product } from '../../visit/visit-events.ts';

const CATEGORIES: Readonly<Record<Product['kind'], string>> = { package: 'Пакеты ремонта', flat: 'Квартиры' };

export function toDetailEvent({ kind, slug, name, priceRub }: Product): object {
  const price = priceRub === undefined ? {} : { price: priceRub };
  return wrapEcommerce({
    detail: { products: [{ id: `${kind}/${slug}`, name, category: CATEGORIES[kind], ...price }] },
  });
}

/**
 * Metrika ecommerce event `purchase` for a product lead. The price is omitted: Metrika would report revenue before a
 * contract exists.
 */
export function toPurchaseEvent({ form, subject, title = '', number = '' }: GoalFacts): object | null {
  if ((form !== 'package' && form !== 'flat') || !subject) return null;
  const product = { id: `${form}/${subject}`, name: title, category: CATEGORIES[form], quantity: 1 };
  return wrapEcommerce({ purchase: { actionField: { id: String(number) }, products: [product] } });
}

function wrapEcommerce(action: object): object {
  return { ecommerce: { currencyCode: 'RUB', ...action } };
}
