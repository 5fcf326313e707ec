import { z } from 'zod';
import { path } from '../fields.ts';

export const redirectsSchema = z.array(
  z
    .strictObject({
      from: path.describe('Старый адрес'),
      to: path.describe('Новый адрес'),
    })
    .refine((redirect) => redirect.from !== redirect.to, {
      path: ['to'],
      message: 'Переадресация на саму себя.',
    }),
);
export type Redirects = z.infer<typeof redirectsSchema>;
