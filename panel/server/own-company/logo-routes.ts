import { logoFrom } from '../../../server/new-company/read-logo.ts';
import { drawingAnswer } from '../drawings/drawing-answer.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { OwnCompanyParts } from './own-company-parts.ts';
import { forDemo } from './own-company-parts.ts';

export function logoRoutes({ places, kept }: OwnCompanyParts): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/own-company/logo',
      operation: 'own-company',
      async handle() {
        const logo = await kept.logo();
        if (!logo) throw new Refusal(404, 'Знака пока нет.');
        return drawingAnswer(logo.svg);
      },
    },
    {
      method: 'POST',
      path: '/api/own-company/logo',
      operation: 'own-company',
      handle: forDemo(places, async (context) => {
        const bytes = Buffer.from(await context.req.arrayBuffer());
        const read = await logoFrom(context.req.query('name') ?? 'Файл', bytes);
        if (!read.ok) throw new Refusal(422, read.message);
        await kept.keepLogo(read.logo);
        return context.json({});
      }),
    },
    {
      method: 'DELETE',
      path: '/api/own-company/logo',
      operation: 'own-company',
      handle: forDemo(places, async (context) => {
        await kept.dropLogo();
        return context.json({});
      }),
    },
  ];
}
