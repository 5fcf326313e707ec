import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from './any-text.fixture.ts';
import { displayPath } from './display-path.ts';

test('an address is shown decoded', () => {
  expect(displayPath('/works/%D1%84%D0%BB?q=%20x')).toBe('/works/фл?q= x');
});

test('a part that cannot be decoded stays as typed, and its neighbours are decoded', () => {
  expect(displayPath('/%E0%A4/%D1%84%')).toBe('/%E0%A4/ф%');
});

test('markup is decoded once and left for the caller to escape', () => {
  expect(displayPath('/%3Cb%3E%253Ci%253E')).toBe('/<b>%3Ci%3E');
});

test('control characters and text-direction overrides are dropped', () => {
  expect(displayPath('/a%00%0Ab%E2%80%AEc\u0007')).toBe('/abc');
});

test('a long address is cut at 300 characters', () => {
  expect(Array.from(displayPath(`/${'😀'.repeat(1000)}`))).toHaveLength(300);
});

test('any text gives a short visible text and never throws', () => {
  const piece = fc.oneof(
    anyText,
    fc.constantFrom('%', '%0', '%00', '%1b', '%D1%84', '%E2%80%AE', '%ED%A0%80', '\ud800'),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const shown = displayPath(pieces.join(''));
      expect(shown).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      expect(shown.isWellFormed()).toBe(true);
      expect(Array.from(shown).length).toBeLessThanOrEqual(300);
    }),
  );
});
