import { z } from 'zod';
import { describe } from '../fields/field-meta.ts';
import { areaM2, choice, decimal, flag, group, integer, list, text } from '../fields/fields.ts';

const metres = (title: string, hint?: string) =>
  decimal(title, { min: -20, max: 60, unit: 'м', ...(hint === undefined ? {} : { hint }) });
const size = (title: string) => decimal(title, { min: 0.05, max: 60, unit: 'м' });
const corner = () => ({ x: metres('Отступ слева'), y: metres('Отступ сверху') });
const direction = (title: string) => choice(title, { horizontal: 'вдоль', vertical: 'поперёк' });
const side = (title: string) => choice(title, { right: 'вправо', left: 'влево', down: 'вниз', up: 'вверх' });

const room = group('Комната', {
  name: text(30, 'Название'),
  ...corner(),
  width: size('Ширина'),
  height: size('Длина'),
  areaM2: areaM2('Площадь', { min: 0.5, max: 500 }),
  wet: flag('Мокрая зона', { hint: 'Санузел, ванная' }).default(false),
  label: group('Где стоит подпись', corner(), { hint: 'Если не в середине' }).optional(),
});

const furniture = group('Предмет', {
  kind: choice('Что', {
    bed: 'двуспальная кровать',
    'single-bed': 'кровать',
    sofa: 'диван',
    box: 'тумба',
    wardrobe: 'шкаф',
    rug: 'ковёр',
    table: 'стол',
    'round-table': 'круглый стол',
    kitchen: 'кухня',
    bath: 'ванна',
    shower: 'душ',
    toilet: 'унитаз',
    sink: 'раковина',
    washer: 'стиральная машина',
    desk: 'письменный стол',
  }),
  ...corner(),
  width: size('Ширина'),
  height: size('Длина').optional(),
  rotate: integer('Поворот', { min: -360, max: 360, unit: '°' }).default(0),
});

const door = group('Дверь', {
  hingeX: metres('Петля: отступ слева'),
  hingeY: metres('Петля: отступ сверху'),
  width: size('Ширина'),
  direction: direction('Как идёт стена'),
  opens: side('Куда по стене от петли идёт проём'),
  swings: side('В какую сторону открывается полотно'),
  thicknessM: decimal('Толщина стены', { min: 0.05, max: 0.6, unit: 'м' }).default(0.13),
});

const wall = group('Стена', {
  x1: metres('Начало: отступ слева'),
  y1: metres('Начало: отступ сверху'),
  x2: metres('Конец: отступ слева'),
  y2: metres('Конец: отступ сверху'),
});

const window = group('Окно', { ...corner(), length: size('Длина'), direction: direction('Как идёт стена') });

const schema = z.strictObject({
  title: text(80, 'Подпись плана', { hint: '«План двухкомнатной квартиры 61 м²»' }),
  width: size('Ширина'),
  height: size('Длина'),
  rooms: list('Комнаты', room, { min: 1 }),
  walls: list('Стены', wall),
  windows: list('Окна', window),
  doors: list('Двери', door),
  furniture: list('Мебель', furniture).default([]),
  loggia: group('Лоджия', { ...corner(), width: size('Ширина'), height: size('Длина') }).optional(),
  dimensionsX: list('Засечки размеров сверху', metres('Засечка'), { min: 2 }),
  dimensionsY: list('Засечки размеров слева', metres('Засечка'), { min: 2 }),
});
export type Plan = z.infer<typeof schema>;
export type PlanInput = z.input<typeof schema>;

/** A floor plan in metres; x runs right, y runs down from the inner corner of the outer walls. */
export function plan() {
  return describe(schema.clone(), {
    title: 'План',
    hint: 'В метрах; отступы считают от внутреннего угла наружных стен, вправо и вниз',
    widget: 'plan',
    shared: 'План',
  });
}
