import { workedEstimate } from '../estimate/estimate.ts';
import { groupDigits } from '../format/money.ts';
import type { Advice } from './advised.ts';
import { adviceOn } from './own-texts.ts';
import type { Survey } from './survey.ts';

type Price = { readonly owner: string; readonly rub: number; readonly what: string; readonly reference: string };

/** Finds prices typed as figures, which become stale when the price changes in its own file. */
export function typedPrices({ texts, written }: Survey): Advice[] {
  const prices = pricesOf(written)
    .filter(({ rub }) => rub > 0)
    .map((price) => ({ ...price, typed: typedAs(price.rub) }));
  return texts.flatMap((text) => {
    if (text.file.kind.prices === 'kept' || !/\d\s?(?:₽|руб)/.test(text.text)) return [];
    return prices.flatMap(({ owner, what, reference, typed }) => {
      if (owner === text.file.file) return [];
      const quote = typed.exec(text.text)?.[0];
      return quote === undefined ? [] : [adviceOn(text, quote, message(quote, what, reference))];
    });
  });
}

function pricesOf({ packages, services }: Survey['written']): Price[] {
  return [
    ...packages.flatMap((item): Price[] => {
      const owner = `packages/${item.slug}.yaml`;
      const { totalRub } = workedEstimate(item);
      return [
        { owner, rub: item.priceRubPerM2, what: `метр «${item.title}»`, reference: `{цена ${item.slug}}` },
        { owner, rub: totalRub, what: `пример сметы «${item.title}»`, reference: `{смета ${item.slug}}` },
      ];
    }),
    ...services.map(({ slug, title, price: { rub } }): Price => {
      return { owner: `services/${slug}.yaml`, rub, what: `«${title}»`, reference: `{цена ${slug}}` };
    }),
  ];
}

function typedAs(rub: number): RegExp {
  return new RegExp(`(?<![\\d,]|\\d )${groupDigits(rub, ' ?')} ?(?:₽|руб)`);
}

function message(quote: string, what: string, reference: string): string {
  return (
    `${quote} стоит цифрами, и столько же стоит ${what}. Если это та же цена, напишите ${reference}: ` +
    'изменится она — изменится и здесь.'
  );
}
