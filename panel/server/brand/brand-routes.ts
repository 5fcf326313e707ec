import { drawIcon, HOME_SCREEN_ICONS } from '../../../server/publish/draw-icon.ts';
import { drawingAnswer } from '../drawings/drawing-answer.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { BrandSource } from './brand-source.ts';
import { panelManifest } from './panel-manifest.ts';

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
    {
      method: 'GET',
      path: '/api/brand/manifest.webmanifest',
      operation: 'public',
      async handle(context) {
        const hasIcons = (await source.svgOf('favicon')) !== null;
        const manifest = panelManifest(await source.brand(), hasIcons);
        return context.body(JSON.stringify(manifest), 200, { 'Content-Type': 'application/manifest+json' });
      },
    },
    ...HOME_SCREEN_ICONS.map(
      (icon): Route => ({
        method: 'GET',
        path: `/api/brand/${icon.file}`,
        operation: 'public',
        async handle(context) {
          const svg = await source.svgOf('favicon');
          if (svg === null) throw new Refusal(404, 'Такого рисунка нет.');
          const { page } = (await source.brand()).colours;
          const png = await drawIcon(Buffer.from(svg), { ...icon, background: page });
          return context.body(new Uint8Array(png), 200, {
            'Content-Type': 'image/png',
            'Cache-Control': 'max-age=3600',
          });
        },
      }),
    ),
  ];
}
