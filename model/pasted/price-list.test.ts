import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupDigits } from '../format/money.ts';
import { type PastedRow, readPriceList } from './price-list.ts';

const rowsOf = (text: string) => readPriceList(text).filter((part): part is PastedRow => part.kind === 'row');
const short = ({ title, unit, price, leftOver }: PastedRow) => {
  const sum =
    price && `${price.isFrom ? 'от ' : ''}${price.lowRub}${price.highRub === null ? '' : `–${price.highRub}`}`;
  return [title, sum, unit, ...(leftOver === '' ? [] : [leftOver])];
};
const read = (text: string) => rowsOf(text).map(short);

test('lines of text are read with dots, dashes, forks, «от», thousands and units in their spellings', () => {
  const text = `Штукатурка стен по маякам .......... 450 руб/м²
Стяжка полусухая — от 690 ₽/м2
Плитка на пол: 1 850 р. за кв. метр
Малярные работы 450–600 ₽ / м²
Монтаж плинтуса - 240 руб. за м.п.
• Перенос розетки – 1\u00a0200 рублей за точку
3.2. Установка двери, шт. — 5 400 руб.
Сборка щита (компл.) 14 900 ₽
Дизайн-проект от 1,5 тыс. руб. за м2
Кладка газоблока 100 мм — 1250 ₽/м³ без материала`;
  expect(read(text)).toEqual([
    ['Штукатурка стен по маякам', '450', 'м²'],
    ['Стяжка полусухая', 'от 690', 'м²'],
    ['Плитка на пол', '1850', 'м²'],
    ['Малярные работы', '450–600', 'м²'],
    ['Монтаж плинтуса', '240', 'м'],
    ['Перенос розетки', '1200', 'точка'],
    ['Установка двери', '5400', 'шт.'],
    ['Сборка щита', '14900', 'компл.'],
    ['Дизайн-проект', 'от 1500', 'м²'],
    ['Кладка газоблока 100 мм', '1250', 'м³', 'без материала'],
  ]);
});

test('a table with a header is read by its columns, and cells of other columns stay with the row', () => {
  const text = `№ п/п\tНаименование работ\tЕд. изм.\tКол-во\tЦена, руб.\tСтоимость\tПримечание
Стены
1\tШтукатурка, 2 слоя\tкв.м\t64\t450,00\t28 800,00\tбез материала
2\tОкраска\tм2\t12,5\tот 180\t\t
3\tЛепнина\tучасток\t\tдоговорная\t\t`;
  expect(rowsOf(text).map((row) => [...short(row), row.quantity, row.section])).toEqual([
    ['Штукатурка, 2 слоя', '450', 'м²', 'без материала', 64, 'Стены'],
    ['Окраска', 'от 180', 'м²', 12.5, 'Стены'],
    ['Лепнина', null, 'участок', 'договорная', null, 'Стены'],
  ]);
});

test('a heading stays in force when the line below it is unclear', () => {
  expect(rowsOf('Полы\nПлинтус 240 ₽, порог 300 ₽\nСтяжка | м2 | 690')).toMatchObject([
    { section: 'Полы', title: 'Стяжка', unit: 'м²' },
  ]);
});

test('a table without a header is read by what its cells contain', () => {
  expect(read('1\tДемонтаж стяжки\tм2\t350')).toEqual([['Демонтаж стяжки', '350', 'м²']]);
  expect(rowsOf('Стяжка\tм2\t64\t500\t32 000')).toMatchObject([{ quantity: 64, price: { lowRub: 500 } }]);
  // Two sums without a header: which one is the price is for a person to say.
  expect(read('Стяжка\tм2\t500\t650')).toEqual([['Стяжка', null, 'м²', '500; 650']]);
});

test('numbers that are no price, vague and double prices are not read', () => {
  const text = `Прайс-лист на 2026 год
Грунтовка Самбия 17
Грунтовка до 600 ₽
Стены 450 ₽, потолки 600 ₽
Телефон +7 912 345-67-89
Выезд бесплатно`;
  expect(readPriceList(text).map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'unknown'));
});

test('a price without a unit is returned without one', () => {
  expect(read('Выезд мастера — 1 500 ₽')).toEqual([['Выезд мастера', '1500', null]]);
});

const UNITS = {
  'м²': ['м²', 'м2', 'кв.м', 'кв. м'],
  м: ['м', 'м.п.', 'пог. м', 'п/м'],
  'шт.': ['шт.', 'шт', 'штука'],
  точка: ['точка', 'точку'],
  'компл.': ['компл.', 'комплект'],
} as const;
const NAMES = ['Штукатурка стен по маякам', 'Кладка блока 100 мм', 'Тёплый пол (мат)', 'Стяжка М200', 'Откосы, окна'];
const row = fc.record({
  title: fc.constantFrom(...NAMES),
  unit: fc.constantFrom(...(Object.keys(UNITS) as (keyof typeof UNITS)[])),
  lowRub: fc.integer({ min: 1, max: 2_000_000 }),
  more: fc.option(fc.integer({ min: 1, max: 5000 }), { nil: null }),
  isFrom: fc.boolean(),
  spelling: fc.nat(),
});
type Sample = typeof row extends fc.Arbitrary<infer T> ? T : never;

const numbers = [
  String,
  (rub: number) => groupDigits(rub, ' '),
  (rub: number) => groupDigits(rub),
  (rub: number) => `${rub},00`,
];
const layouts: readonly ((title: string, sum: string, unit: string) => string)[] = [
  (title, sum, unit) => `${title} … ${sum} руб/${unit}`,
  (title, sum, unit) => `${title} — ${sum} ₽/${unit}`,
  (title, sum, unit) => `${title} ........ ${sum} р. за ${unit}`,
  (title, sum, unit) => `${title}, ${unit} – ${sum} руб.`,
  (title, sum, unit) => `${title}\t${unit}\t${sum}`,
  (title, sum, unit) => `7\t${title}\t${unit}\t${sum} ₽`,
  (title, sum, unit) => `Работы\tЕд.\tЦена\n${title}\t${unit}\t${sum}`,
];

function write({ title, unit, lowRub, more, isFrom, spelling }: Sample, layout: number): string {
  const number = numbers[spelling % numbers.length] ?? String;
  const spellings = UNITS[unit];
  const sum = more === null ? `${isFrom ? 'от ' : ''}${number(lowRub)}` : `${number(lowRub)}–${number(lowRub + more)}`;
  return (layouts[layout] ?? layouts[0])?.(title, sum, spellings[spelling % spellings.length] ?? unit) ?? '';
}

test('any list reads the same in every layout', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), fc.nat(layouts.length - 1), (rows, layout) => {
      expect(read(rows.map((each) => write(each, layout)).join('\n'))).toEqual(
        rows.map(({ title, unit, lowRub, more, isFrom }) => [
          title,
          more === null ? `${isFrom ? 'от ' : ''}${lowRub}` : `${lowRub}–${lowRub + more}`,
          unit,
        ]),
      );
    }),
  );
});

test('every line of any text is returned once, in its order, and a row keeps all of its words', () => {
  const piece = fc.constantFrom(
    '\t',
    '\n',
    ' ',
    '450',
    ' ₽',
    '/м²',
    'от ',
    '–',
    'Стяжка',
    'без материала',
    '1.',
    '...',
    ' руб. ',
    ',',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      const parts = readPriceList(text);
      expect(parts.map(({ line }) => line)).toEqual(text.split(/\r?\n/).filter((line) => line.trim() !== ''));
      for (const part of parts) {
        if (part.kind !== 'row' || part.line.includes('\t')) continue;
        const kept = `${part.title} ${part.leftOver} ${part.unit ?? ''}`;
        for (const word of part.line.match(/\p{L}{4,}/gu) ?? []) {
          if (!/^(?:руб|тыс)/i.test(word)) expect(kept).toContain(word);
        }
      }
    }),
  );
});
