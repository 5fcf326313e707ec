import { z } from 'zod';
import type { DrawingNames, DrawingTaken } from '../../contract/drawings.ts';
import { readBody } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import { drawingAnswer } from './drawing-answer.ts';
import type { Drawings } from './drawings.ts';

const requestSchema = z.strictObject({ name: z.string().min(1).max(200), svg: z.string() });

export function drawingRoutes(drawings: Drawings): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/drawings',
      operation: 'content',
      handle: async (context) => context.json({ names: await drawings.names() } satisfies DrawingNames),
    },
    {
      method: 'GET',
      path: '/api/drawings/:name',
      operation: 'content',
      async handle(context) {
        const svg = await drawings.svgOf(context.req.param('name') ?? '');
        if (svg === null) throw new Refusal(404, 'Такого рисунка нет.');
        return drawingAnswer(svg);
      },
    },
    {
      method: 'POST',
      path: '/api/drawings',
      operation: 'publish',
      async handle(context) {
        const wanted = await readBody(context, requestSchema);
        return context.json({ name: await drawings.take(wanted) } satisfies DrawingTaken);
      },
    },
  ];
}
