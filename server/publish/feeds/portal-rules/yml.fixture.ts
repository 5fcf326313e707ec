import { z } from 'zod';
import { address, many, picture, whole, words } from './values.fixture.ts';

export const ymlRules = z.strictObject({
  '@id': words(100).regex(/^[\w-]+$/),
  '@available': z.literal('true'),
  url: address,
  price: z.union([whole(1, 1e9), z.strictObject({ '@from': z.literal('true'), '#text': whole(1, 1e9) })]),
  currencyId: z.literal('RUB'),
  categoryId: z.enum(['1', '2']),
  picture: many(picture, { least: 1, most: 1 }),
  name: words(150),
  description: words(3000),
  sales_notes: words(50).optional(),
});
