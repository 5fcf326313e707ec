import { expect, test } from 'vitest';
import { quotation } from './quotation.ts';

test('nested quotation marks use the other kind, and the final full stop is removed', () => {
  expect(quotation('Говорили «около миллиона». Насчитали 985 тысяч.')).toBe(
    '«Говорили „около миллиона“. Насчитали 985 тысяч»',
  );
});
