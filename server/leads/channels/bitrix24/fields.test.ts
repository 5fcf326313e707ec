import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeBbCode } from './fields.ts';

test('an escaped text shows the same letters and contains no tag', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('[', ']', '/', 'u', 'B', '*', '=', '1', 'я') }), (text) => {
      const disarmed = escapeBbCode(text);
      expect(disarmed.replaceAll('\u2060', '')).toBe(text);
      expect(disarmed).not.toMatch(/\[\/?[a-z*]/i);
    }),
  );
});
