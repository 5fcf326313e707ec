import { expect, test } from 'vitest';
import { quotation } from './quotation.ts';

test('quotation marks inside are of the other kind, and the full stop goes', () => {
  expect(quotation('Говорили «около миллиона». Насчитали 985 тысяч.')).toBe(
    '«Говорили „около миллиона“. Насчитали 985 тысяч»',
  );
});
