import { drawingAnswer } from '../drawings/drawing-answer.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { BrandSource } from './brand-source.ts';

/** Public, because the sign-in page shows what the header of the public site shows. */
export function brandRoutes(source: BrandSource): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/brand',
      operation: 'public',
      handle: async (context) => context.json(await source.brand()),
    },
    ...(['mark', 'favicon'] as const).map(
      (drawing): Route => ({
        method: 'GET',
        path: `/api/brand/${drawing}.svg`,
        operation: 'public',
        async handle() {
          const svg = await source.svgOf(drawing);
          if (svg === null) throw new Refusal(404, 'Такого рисунка нет.');
          return drawingAnswer(svg);
        },
      }),
    ),
  ];
}
