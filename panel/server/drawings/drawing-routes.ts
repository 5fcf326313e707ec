import { z } from 'zod';
import type { DrawingNames, DrawingTaken } from '../../contract/drawings.ts';
import { readBody } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import { Drawings } from './drawings.ts';

const requestSchema = z.strictObject({ name: z.string().min(1).max(200), svg: z.string() });

/** The policy disables scripts in an SVG that is opened as a document. */
const POLICY = "default-src 'none'; sandbox";

export function drawingRoutes({ contentDir }: { readonly contentDir: string }): readonly Route[] {
  const drawings = new Drawings(contentDir);
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
        return new Response(svg, {
          headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Content-Security-Policy': POLICY },
        });
      },
    },
    {
      method: 'POST',
      path: '/api/drawings',
      operation: 'content',
      async handle(context) {
        const wanted = await readBody(context, requestSchema);
        return context.json({ name: await drawings.take(wanted) } satisfies DrawingTaken);
      },
    },
  ];
}
