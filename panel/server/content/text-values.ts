import { pricesOf } from '../../../model/load/fill-prices.ts';
import type { ContentLoader } from '../../../model/load/load-content.ts';
import { plainReferences } from '../../../model/load/plain-references.ts';
import type { TextValues } from '../../contract/text-values.ts';
import type { Route } from '../http/route.ts';

/** The current values of the references in texts; none while the content has a mistake. */
export async function textValues(loader: ContentLoader): Promise<TextValues> {
  const loaded = await loader.load(new Date());
  if (!loaded.ok) return { prices: {}, words: {} };
  const words = plainReferences(loaded.written).flatMap(({ reference, value }): [string, string][] =>
    value === null ? [] : [[reference, value]],
  );
  return { prices: Object.fromEntries(pricesOf(loaded.written)), words: Object.fromEntries(words) };
}

export function textValuesRoutes(loader: ContentLoader): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/text-values',
      operation: 'content',
      handle: async (context) => context.json(await textValues(loader)),
    },
  ];
}
