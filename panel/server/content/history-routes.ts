import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { ContentParts } from './content-parts.ts';
import { placeOf } from './entry-place.ts';
import { historyDetail, historyOf, latestChanges, recentChanges } from './history.ts';
import { idIn } from './request-body.ts';

const RECENT = 6;
const LATEST = 50;

export function historyRoutes({ db }: ContentParts): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/history',
      operation: 'content',
      handle: async (context) => context.json(await historyOf(db, placeOf(context.req.query('file') ?? '').file)),
    },
    {
      method: 'GET',
      path: '/api/history/recent',
      operation: 'content',
      handle: async (context) => context.json(await recentChanges(db, RECENT)),
    },
    {
      method: 'GET',
      path: '/api/history/latest',
      operation: 'content',
      handle: async (context) => context.json(await latestChanges(db, LATEST)),
    },
    {
      method: 'GET',
      path: '/api/history/:id',
      operation: 'content',
      async handle(context) {
        const id = idIn(context.req.param('id'));
        if (id === null) throw new Refusal(404, 'Такой записи в истории нет.');
        return context.json(await historyDetail(db, id));
      },
    },
  ];
}
