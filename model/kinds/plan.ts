import { z } from 'zod';
import { text } from '../fields.ts';

const metres = z.number().min(-20).max(60);
const size = z.number().min(0.05).max(60);

const room = z.strictObject({
  name: text(30),
  x: metres,
  y: metres,
  width: size,
  height: size,
  areaM2: z.number().min(0.5).max(500),
  wet: z.boolean().default(false).describe('Мокрая зона: санузел, ванная'),
  label: z.strictObject({ x: metres, y: metres }).optional().describe('Где стоит подпись, если не в середине'),
});

const furniture = z.strictObject({
  kind: z.enum([
    'bed',
    'single-bed',
    'sofa',
    'box',
    'wardrobe',
    'rug',
    'table',
    'round-table',
    'kitchen',
    'bath',
    'shower',
    'toilet',
    'sink',
    'washer',
    'desk',
  ]),
  x: metres,
  y: metres,
  width: size,
  height: size.optional(),
  rotate: z.int().min(-360).max(360).default(0),
});

/** A floor plan in metres; x runs right, y runs down from the inner corner of the outer walls. */
export const planSchema = z.strictObject({
  title: text(80),
  width: size,
  height: size,
  rooms: z.array(room).min(1),
  walls: z.array(z.strictObject({ x1: metres, y1: metres, x2: metres, y2: metres })),
  windows: z.array(
    z.strictObject({ x: metres, y: metres, length: size, direction: z.enum(['horizontal', 'vertical']) }),
  ),
  doors: z.array(
    z.strictObject({
      hingeX: metres,
      hingeY: metres,
      width: size,
      direction: z.enum(['horizontal', 'vertical']).describe('Как идёт стена'),
      opens: z.enum(['right', 'left', 'down', 'up']).describe('Куда по стене от петли идёт проём'),
      swings: z.enum(['right', 'left', 'down', 'up']).describe('В какую сторону открывается полотно'),
      thicknessM: z.number().min(0.05).max(0.6).default(0.13),
    }),
  ),
  furniture: z.array(furniture).default([]),
  loggia: z.strictObject({ x: metres, y: metres, width: size, height: size }).optional(),
  dimensionsX: z.array(metres).min(2).describe('Засечки размерной цепи сверху, м'),
  dimensionsY: z.array(metres).min(2).describe('Засечки размерной цепи слева, м'),
});
export type Plan = z.infer<typeof planSchema>;
