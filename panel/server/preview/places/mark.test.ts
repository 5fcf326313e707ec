import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typograph } from '../../../../model/format/typograph.ts';
import { encodeMark, readMarks } from './mark.ts';

const number = () => fc.integer({ min: 0, max: 2 ** 22 - 1 });
/** Texts as people write them, with emoji that contain a zero-width joiner. */
const text = () => fc.string({ unit: fc.constantFrom('д', 'В', ' ', '–', '5', '₽', '«', '👨‍👩‍👧', '.') });

test('marks are read back in order, and the text around them is unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text(), number())), text(), (parts, end) => {
      const marked = parts.map(([words, mark]) => words + encodeMark(mark)).join('') + end;
      expect(readMarks(marked)).toEqual({
        plain: parts.map(([words]) => words).join('') + end,
        marks: parts.map(([, mark]) => mark),
      });
    }),
  );
});

test('a mark survives trimming and typesetting', () => {
  fc.assert(
    fc.property(text(), number(), (words, mark) => {
      expect(readMarks(typograph(`${words}${encodeMark(mark)}`.trim())).marks).toEqual([mark]);
    }),
  );
});

test('a mark that was cut is read as nothing, also in front of a whole one', () => {
  fc.assert(
    fc.property(number(), number(), fc.integer({ min: 1, max: 21 }), (mark, next, length) => {
      const cut = encodeMark(mark).slice(0, length);
      expect(readMarks(`слово${cut}`).marks).toEqual([]);
      expect(readMarks(`слово${cut}${encodeMark(next)}`)).toEqual({ plain: 'слово', marks: [] });
    }),
  );
});
