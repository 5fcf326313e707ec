import { inOtherAlphabet, stemOf, stemsToIndex, wordsOf } from '../../model/search/russian.ts';

/** A word of a query: pieces of `stemsIn` of a text, any of which means that the text contains the word. */
export type FindWord = {
  readonly own: string;
  /** The own piece and those of synonyms. */
  readonly needles: readonly string[];
};

/** Further words are ignored; each one is searched for in every text. */
const MAX_WORDS = 6;

/** Returns the stems of a text, each between spaces. */
export function stemsIn(text: string): string {
  const stems = wordsOf(joinThousands(text)).flatMap(({ text: word }) => stemOf(word) ?? []);
  return ` ${stems.join(' ')} `;
}

/**
 * Returns readings of a query, the likeliest first: whole words, beginnings of words, and both for a text typed in the
 * wrong keyboard layout. The first reading that finds something applies.
 */
export function readingsOf(text: string): readonly (readonly FindWord[])[] {
  const texts = /[а-яё]/i.test(text) ? [text] : [text, inOtherAlphabet(text)];
  return texts.flatMap((typed) => [readAs(typed, ' '), readAs(typed, '')]).filter((words) => words.length > 0);
}

function readAs(text: string, end: ' ' | ''): FindWord[] {
  const stems = wordsOf(joinThousands(text.normalize('NFC'))).flatMap(({ text: word }) => {
    const own = stemOf(word);
    return own === null ? [] : [{ own, all: /^\d/.test(own) ? [own] : stemsToIndex(word) }];
  });
  const needle = (stem: string) => ` ${stem}${end}`;
  return stems.slice(0, MAX_WORDS).map(({ own, all }) => ({ own: needle(own), needles: all.map(needle) }));
}

export function isIn(stems: string, { needles }: FindWord): boolean {
  return needles.some((needle) => stems.includes(needle));
}

/** Returns 2 for the word itself, 1 for a synonym, 0 for neither. */
export function closeness(stems: string, word: FindWord): 0 | 1 | 2 {
  if (stems.includes(word.own)) return 2;
  return isIn(stems, word) ? 1 : 0;
}

/** Returns whether a text consists of the words and nothing else. */
export function isWhole(stems: string, words: readonly FindWord[]): boolean {
  return stems.trim().split(' ').length === words.length && words.every(({ own }) => stems.includes(own));
}

/** Returns whether a stem is what one of the words asks for. */
export function stemFinder(words: readonly FindWord[]): (stem: string) => boolean {
  return (stem) => words.some((word) => isIn(` ${stem} `, word));
}

/** «21 900 ₽» is found by «21900», and the other way round. */
function joinThousands(text: string): string {
  return text.replace(/(?<=\d)[\s\u00a0](?=\d{3}(?!\d))/g, '');
}
