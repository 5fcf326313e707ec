import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EstimateSource, estimateProblem, materialShares, workedEstimate } from './estimate.ts';

const work = (quantity: number, priceRub: number) => ({ title: 'Работа', unit: 'м²', quantity, priceRub });
const material = (quantity: number, priceRub: number, finish = false) => ({
  ...work(quantity, priceRub),
  brand: 'Марка',
  finish,
});
const delivery = { title: 'Доставка', unit: 'квартира', quantity: 1, priceRub: 40_000 };

const source: EstimateSource = {
  priceRubPerM2: 5000,
  stages: [
    { title: 'Стены', days: 'день 1–5', works: [work(168, 470)], materials: [material(101, 465)] },
    { title: 'Полы', days: 'день 6–9', works: [work(54, 720)], materials: [material(57.5, 1900, true)] },
  ],
  estimate: { areaM2: 64, works: [delivery], materials: [] },
};

const listRows = (some: EstimateSource) => workedEstimate(some).stages.flatMap(({ rows }) => rows);

/** Lines with random quantities and prices, and one line of quantity 1 that is large compared with rounding errors. */
const anySource: fc.Arbitrary<EstimateSource> = fc
  .record({
    lines: fc.array(
      fc.record({
        // Quantities in hundredths of a unit.
        quantity: fc.integer({ min: 1, max: 70_000 }).map((hundredths) => hundredths / 100),
        priceRub: fc.integer({ min: 1, max: 40_000 }),
      }),
      { minLength: 1, maxLength: 60 },
    ),
    areaM2: fc.integer({ min: 100, max: 5000 }).map((tenths) => tenths / 10),
    factor: fc.double({ min: 0.7, max: 1.45, noNaN: true }),
  })
  .map(({ lines, areaM2, factor }) => {
    const works = lines.map(({ quantity, priceRub }) => work(quantity, priceRub));
    const all = [...works, { ...delivery, priceRub: 60_000 }];
    const writtenRub = all.reduce((sum, line) => sum + line.quantity * line.priceRub, 0);
    return {
      priceRubPerM2: Math.round((writtenRub * factor) / areaM2),
      stages: [{ title: 'Этап', days: 'день 1', works, materials: [] }],
      estimate: { areaM2, works: [{ ...delivery, priceRub: 60_000 }], materials: [] },
    };
  })
  .filter(({ priceRubPerM2 }) => priceRubPerM2 > 0);

describe('a worked estimate', () => {
  test('multiplies in every row and adds up to area times price, for any price per square metre', () => {
    fc.assert(
      fc.property(anySource, (some) => {
        fc.pre(estimateProblem(some) === null);
        const { stages, totalRub } = workedEstimate(some);
        for (const { rows, totalRub: subtotalRub } of stages) {
          expect(rows.reduce((sum, row) => sum + row.totalRub, 0)).toBe(subtotalRub);
          for (const row of rows) {
            expect(Number.isInteger(row.priceRub) && row.priceRub >= 0).toBe(true);
            expect(row.totalRub).toBe(Math.round(row.quantity * row.priceRub));
          }
        }
        expect(stages.reduce((sum, stage) => sum + stage.totalRub, 0)).toBe(totalRub);
        expect(totalRub).toBe(Math.round(some.estimate.areaM2 * some.priceRubPerM2));
      }),
    );
  });

  test('shows unit prices as written when they already give the price per square metre', () => {
    const written = listRows(source).reduce((sum, { quantity, priceRub }) => sum + Math.round(quantity * priceRub), 0);
    const exact = { ...source, priceRubPerM2: written / 64 };
    expect(listRows(exact).map(({ priceRub }) => priceRub)).toEqual(listRows(source).map(({ priceRub }) => priceRub));
  });

  test('scales unit prices with a price raised by 100 ₽ and puts the remainder into one lump sum', () => {
    const before = listRows(source);
    const after = listRows({ ...source, priceRubPerM2: 5100 });
    for (const [index, row] of after.entries()) {
      const expected = ((before[index]?.priceRub ?? 0) * 5100) / 5000;
      expect(Math.abs(row.priceRub - expected)).toBeLessThan(row.quantity === 1 ? 300 : 1.1);
    }
  });

  test('puts the remainder into the dearest one-off work, not into a cheaper work or a material', () => {
    const works = [{ ...delivery, priceRub: 9999 }, delivery];
    const some = { ...source, priceRubPerM2: 5107, estimate: { areaM2: 64, works, materials: [material(1, 90_001)] } };
    const writtenRub = 314_055 + 9999 + 90_001;
    const prices = [470, 465, 720, 1900, 9999, 40_000, 90_001].map((rub) => Math.round((rub * 64 * 5107) / writtenRub));
    const shown = listRows(some).map(({ priceRub }) => priceRub);
    expect(shown.toSpliced(5, 1)).toEqual(prices.toSpliced(5, 1));
    expect(shown[5]).not.toBe(prices[5]);
  });

  test('numbers rows through all stages, works before materials, and lists common works last', () => {
    const { stages } = workedEstimate(source);
    expect(stages.map(({ title, days }) => [title, days])).toEqual([
      ['Стены', 'день 1–5'],
      ['Полы', 'день 6–9'],
      ['На весь ремонт', undefined],
    ]);
    expect(listRows(source).map(({ number, kind }) => `${number} ${kind}`)).toEqual([
      '1 work',
      '2 rough',
      '3 work',
      '4 finish',
      '5 work',
    ]);
  });

  test('omits a stage without lines and shows the usage of a material', () => {
    const empty = { title: 'Этап', days: 'день 1', works: [], materials: [] };
    const materials = [{ ...material(1, 900), usage: 'два слоя' }];
    const { stages } = workedEstimate({ ...source, stages: [empty], estimate: { ...source.estimate, materials } });
    expect(stages.map(({ title }) => title)).toEqual(['На весь ремонт']);
    expect(stages[0]?.rows.map(({ usage }) => usage)).toEqual([undefined, 'два слоя']);
  });

  test('returns the shares of rough and finish materials', () => {
    const rows = listRows(source);
    const share = (number: number) => (rows[number - 1]?.totalRub ?? 0) / 320_000;
    const { rough, finish } = materialShares(source);
    expect(rough).toBeCloseTo(share(2), 3);
    expect(finish).toBeCloseTo(share(4), 3);
  });
});

describe('the estimate problem', () => {
  test('is null when the price per square metre changes by a third', () => {
    expect(estimateProblem({ ...source, priceRubPerM2: 6600 })).toBeNull();
  });

  test('names both sums when the lines and the price per square metre contradict each other', () => {
    expect(estimateProblem({ ...source, priceRubPerM2: 50_000 })?.replaceAll('\u00a0', ' ')).toBe(
      'Строки сметы дают 314 055 ₽, а площадь на цену за метр — 3 200 000 ₽: разница 2 885 945 ₽, больше чем в полтора раза. Проверьте цену за метр, площадь примера и строки.',
    );
  });

  test('is also reported when the price per square metre is far too low', () => {
    expect(estimateProblem({ ...source, priceRubPerM2: 3000 })).toContain('больше чем в полтора раза');
  });

  test('requires a line with the quantity 1', () => {
    const none = { ...source, estimate: { areaM2: 64, works: [{ ...delivery, quantity: 2 }], materials: [] } };
    expect(estimateProblem(none)).toContain('В смете нужна хотя бы одна строка работ с количеством 1');
  });

  test('reports a lump sum that is too small for the rounding remainder', () => {
    const small: EstimateSource = {
      priceRubPerM2: 7,
      stages: [{ title: 'Этап', days: '', works: [work(1000, 1)], materials: [] }],
      estimate: { areaM2: 100, works: [{ ...delivery, priceRub: 5 }], materials: [] },
    };
    expect(estimateProblem(small)).toContain('Строка «Доставка» меньше остатка от округления цен.');
  });
});
