import { z } from 'zod';
import { contrastProblems } from '../brand/brand-colours.ts';
import { choice, colour, decimal, drawing, group, integer, list, text } from '../fields/fields.ts';
import { defineKind } from './define-kind.ts';

const MAX_UNITS = 10_000;

const name = group('Надпись', {
  text: text(40, 'Слова'),
  kind: choice('Что это', { river: 'река', place: 'место', street: 'улица' }, { hint: 'Улицы на телефоне не видны' }),
  x: integer('Где начинается слева', { min: 0, max: MAX_UNITS, hint: 'В единицах рисунка, от левого края' }),
  y: integer('На какой высоте строка', { min: 0, max: MAX_UNITS, hint: 'В единицах рисунка, от верхнего края' }),
  turn: integer('Наклон', { min: -90, max: 90, unit: '°', hint: 'Меньше нуля — строка идёт вверх' }).optional(),
});

const map = group(
  'Карта',
  {
    drawing: drawing('Рисунок'),
    alt: text(200, 'Что на карте', { hint: 'Это читают незрячие' }),
    middleX: integer('Что на телефоне посередине', {
      min: 0,
      max: MAX_UNITS,
      hint: 'Сколько единиц рисунка от левого края до вашего офиса; на телефоне видна только часть карты',
    }),
    names: list('Надписи', name, { max: 12, hint: 'Лежат поверх рисунка буквами сайта' }),
  },
  { hint: 'Без неё на главной и в контактах останется карточка с адресом' },
);

const latitude = (title: string) => decimal(title, { min: 40, max: 82, unit: '° широты' });
const longitude = (title: string) => decimal(title, { min: 19, max: 180, unit: '° долготы' });

const regionName = group('Надпись', {
  text: text(40, 'Слова'),
  kind: choice('Что это', { river: 'вода', place: 'место' }),
  x: integer('Где начинается слева', { min: 0, max: MAX_UNITS, hint: 'В единицах рисунка, от левого края' }),
  y: integer('На какой высоте строка', { min: 0, max: MAX_UNITS, hint: 'В единицах рисунка, от верхнего края' }),
});

const regionMap = group(
  'Карта, где ваши квартиры',
  {
    drawing: drawing('Рисунок'),
    alt: text(200, 'Что на карте', { hint: 'Это читают незрячие' }),
    north: latitude('Верхний край'),
    south: latitude('Нижний край'),
    west: longitude('Левый край'),
    east: longitude('Правый край'),
    names: list('Надписи', regionName, { max: 12, hint: 'Лежат поверх рисунка буквами сайта' }),
  },
  { hint: 'Без неё у списка квартир карты не будет' },
).refine(({ north, south, west, east }) => south < north && west < east, {
  path: ['north'],
  message: 'Края карты перепутаны: верхний больше нижнего, правый больше левого.',
});

export const coloursSchema = group(
  'Цвета',
  {
    text: colour('Текст', { hint: 'Почти чёрный. Он же — подвал и рамки' }),
    page: colour('Фон страниц', { hint: 'Почти белый' }),
    action: colour('Действие', { hint: 'Кнопки и ссылки под указателем' }),
    accent: colour('Акцент', { hint: 'Метки, звёзды, рамка выбранного; не для слов' }),
    calm: colour('Спокойный', { hint: 'Графики, полоса под формой' }),
  },
  { hint: 'Оттенки для подписей, линий и плашек сайт получит из них сам' },
).check(({ value, issues }) => {
  for (const [name, message] of contrastProblems(value)) {
    issues.push({ code: 'custom', input: value[name], path: [name], message });
  }
});

const schema = z.strictObject({
  mark: drawing('Знак', { hint: 'Стоит в шапке и подвале рядом с названием; можно без него' }).optional(),
  favicon: drawing('Значок вкладки', { hint: 'Квадратный, со своим фоном: вкладка бывает и тёмной' }),
  colours: coloursSchema,
  map: map.optional(),
  regionMap: regionMap.optional(),
  footerDrawing: drawing('Рисунок в подвале', { hint: 'Широкая полоса; можно без неё' }).optional(),
});
export type Brand = z.infer<typeof schema>;

export const brand = defineKind({
  file: 'brand.yaml',
  group: 'company',
  title: 'Знак, цвета и рисунки',
  hint: 'Знак у названия, значок вкладки, цвета, карта, рисунок в подвале',
  schema,
  prices: 'kept',
});
