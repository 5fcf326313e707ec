import { expect, test } from 'vitest';
import { fieldTree } from '../../../model/fields/field-tree.ts';
import { group, isoDate, text, time } from '../../../model/fields/fields.ts';
import { titleOfItem } from './item-titles.ts';

test('an item without words is named by its days', () => {
  const days = fieldTree(
    '',
    group('Праздник', { from: isoDate('Первый день'), to: isoDate('Последний день').optional() }),
  );
  expect(titleOfItem(days, { from: '2026-12-31', to: '2027-01-02' })).toBe(
    '31\u00a0декабря\u00a02026 – 2\u00a0января\u00a02027',
  );
  expect(titleOfItem(days, { from: '2026-12-31' })).toBe('31\u00a0декабря\u00a02026');
  const hours = fieldTree(
    '',
    group('День', {
      from: isoDate('День'),
      opens: time('Открываетесь').optional(),
      closes: time('Закрываетесь').optional(),
    }),
  );
  expect(titleOfItem(hours, { from: '2026-12-31', opens: '10:00', closes: '15:00' })).toBe(
    '31\u00a0декабря\u00a02026, 10:00–15:00',
  );
  const named = fieldTree('', group('Этап', { title: text(40, 'Название'), day: isoDate('День') }));
  expect(titleOfItem(named, { title: 'Замер', day: '2026-12-31' })).toBe('Замер');
});
