import { z } from 'zod';
import { BASES } from '../estimate/quantities.ts';
import { choice, colour, decimal, flag, group, list, photo, rub, text } from '../fields/fields.ts';

const unit = () => text(16, 'Единица', { hint: '«м²», «м», «шт.», «мешок»' });
const quantity = () => decimal('Количество', { min: 0.01, max: 100_000, hint: 'Для площади примера' });
const basis = () =>
  choice('От чего зависит количество', BASES, {
    hint: 'Для другой квартиры количество пересчитается. Не заполнено — по площади пола, а одна штука остаётся одной',
  }).optional();
const price = () => rub('Цена за единицу', { hint: 'Сменится цена пакета за метр — пойдёт за ней сама' });

const workLine = group('Строка работ', {
  title: text(100, 'Что делаем'),
  unit: unit(),
  quantity: quantity(),
  basis: basis(),
  priceRub: price(),
});

const materialLine = group('Строка материалов', {
  title: text(100, 'Материал'),
  brand: text(80, 'Марка', { hint: 'Производитель и название, как на упаковке', asIs: 'name' }).optional(),
  usage: text(60, 'Расход', { hint: '«14 кг на м²», «запас 6 %»' }).optional(),
  finish: flag('Чистовой', { hint: 'Его видно в готовой квартире: пол, плитка, двери' }).default(false),
  unit: unit(),
  quantity: quantity(),
  basis: basis(),
  priceRub: price(),
  photo: photo('Картинка материала', { hint: 'Как выглядит доска, плитка, смеситель' }).optional(),
  sample: colour('Цвет образца', { hint: 'Если картинки нет: цвет краски, плитки, пола' }).optional(),
});

export const estimateLines = () => ({
  works: list('Работы в смете', workLine).default([]),
  materials: list('Материалы в смете', materialLine).default([]),
});

const schema = z.object(estimateLines());
export type EstimateLines = z.infer<typeof schema>;
