import { z } from 'zod';
import type { Route } from '../http/route.ts';
import { bodyOf, entryTextSchema, idIn, versionSchema } from './request-body.ts';
import type { Schedule } from './schedule.ts';

const moment = z.iso.datetime({ offset: true }).transform((value) => new Date(value).toISOString());

const scheduleSchema = entryTextSchema.extend({
  version: versionSchema,
  at: moment,
  until: moment.nullable(),
});

export function scheduleRoutes(schedule: Schedule): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/schedules',
      operation: 'content',
      handle: async (context) => context.json(await schedule.list()),
    },
    {
      method: 'POST',
      path: '/api/schedule',
      operation: 'publish',
      async handle(context) {
        const asked = await bodyOf(context, scheduleSchema);
        return context.json(await schedule.add(asked, context.get('person').name));
      },
    },
    {
      method: 'DELETE',
      path: '/api/schedule/:id',
      operation: 'publish',
      async handle(context) {
        const id = idIn(context.req.param('id'));
        if (id !== null) await schedule.remove(id);
        return context.json({});
      },
    },
  ];
}
