import { pricesOf } from '../../../model/load/fill-prices.ts';
import type { ContentLoader } from '../../../model/load/load-content.ts';
import { plainReferences } from '../../../model/load/plain-references.ts';
import type { TextValues } from '../../contract/text-values.ts';
import type { Route } from '../http/route.ts';

const NOTHING: TextValues = { prices: {}, words: {} };

/** The current values of the references in texts; none while the content has a mistake. */
export function textValuesRoutes(loader: ContentLoader): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/text-values',
      operation: 'content',
      async handle(context) {
        const loaded = await loader.load(new Date());
        if (!loaded.ok) return context.json(NOTHING);
        const words = plainReferences(loaded.written).flatMap(({ reference, value }): [string, string][] =>
          value === null ? [] : [[reference, value]],
        );
        const prices = Object.fromEntries(pricesOf(loaded.written));
        return context.json({ prices, words: Object.fromEntries(words) } satisfies TextValues);
      },
    },
  ];
}
