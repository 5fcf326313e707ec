import { z } from 'zod';
import { drawing } from '../fields.ts';
import { defineKind } from './define-kind.ts';

const schema = z.strictObject({
  mark: drawing('Знак', { hint: 'Стоит в шапке и подвале рядом с названием' }),
  favicon: drawing('Значок вкладки', { hint: 'Квадратный, со своим фоном: вкладка бывает и тёмной' }),
});

export const brand = defineKind({
  file: 'brand.yaml',
  title: 'Знак, цвета и рисунки',
  hint: 'Знак у названия и значок вкладки',
  schema,
  prices: 'kept',
});
