import { expect, test } from 'vitest';
import { readableWidth } from './readable-width.ts';

test('a pane shows the widest screen whose texts can be read in it', () => {
  expect([360, 480, 540, 700, 940, 1200].map(readableWidth)).toEqual(['390', '390', '768', '768', '768', '1440']);
});
