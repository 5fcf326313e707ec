import fc from 'fast-check';

const SURROGATES = { from: 0xd800, count: 0x800 };
const unit = fc
  .nat({ max: 0x10ffff - SURROGATES.count })
  .map((place) => String.fromCodePoint(place < SURROGATES.from ? place : place + SURROGATES.count));

/** Arbitrary text of whole characters. `unit: 'binary'` is avoided, because its Unicode lookup takes a second. */
export const anyText = fc.string({ unit });
