import { z } from 'zod';
import { group, path } from '../fields/fields.ts';
import { defineKind } from './define-kind.ts';

const redirect = group('Переезд', { from: path('Старый адрес'), to: path('Новый адрес') }).refine(
  ({ from, to }) => from !== to,
  { path: ['to'], message: 'Переадресация на саму себя.' },
);

const schema = z.array(redirect);
export type Redirects = z.infer<typeof schema>;

export const redirects = defineKind({
  file: 'redirects.yaml',
  group: 'site',
  title: 'Переехавшие адреса',
  hint: 'Старый адрес и новый',
  schema,
  prices: 'kept',
});
