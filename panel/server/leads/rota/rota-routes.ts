import { z } from 'zod';
import type { LeadRota } from '../../../contract/leads.ts';
import { readBody } from '../../http/read-body.ts';
import type { Route } from '../../http/route.ts';
import { Refusal } from '../../http/route.ts';
import type { LeadsParts } from '../leads-parts.ts';
import type { RotaStore } from './rota-store.ts';

const rotaSchema = z.object({
  order: z
    .array(z.string().max(100))
    .max(100)
    .refine((order) => new Set(order).size === order.length, 'Один человек стоит в очереди один раз.'),
});

type Parts = { readonly rota: RotaStore; readonly journal: LeadsParts['journal'] };

export function rotaRoutes({ rota, journal }: Parts): readonly Route[] {
  const read = async (): Promise<LeadRota> => ({
    order: (await rota.order()).map(({ id }) => id),
    people: await rota.colleagues(),
  });
  return [
    {
      method: 'GET',
      path: '/api/leads/colleagues',
      operation: 'leads',
      handle: async (context) => context.json(await rota.colleagues()),
    },
    {
      method: 'GET',
      path: '/api/leads/rota',
      operation: 'people',
      handle: async (context) => context.json(await read()),
    },
    {
      method: 'PUT',
      path: '/api/leads/rota',
      operation: 'people',
      async handle(context) {
        const { order } = await readBody(context, rotaSchema);
        const names = new Map((await rota.colleagues()).map(({ id, name }) => [id, name]));
        const chosen = order.map((id) => names.get(id));
        if (chosen.includes(undefined))
          throw new Refusal(422, 'Кто-то из выбранных больше не работает с заявками. Обновите страницу.');
        await rota.setOrder(order);
        const about = chosen.length === 0 ? 'выключена' : chosen.join(', ');
        await journal.write({ who: context.get('person'), what: 'rota-changed', about });
        return context.json(await read());
      },
    },
  ];
}
