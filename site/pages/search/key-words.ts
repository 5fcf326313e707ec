import { stemOf, wordsOf } from '../../../model/search/russian.ts';

/** Returns the most frequent words of a text, each in its first form. */
export function keyWords(text: string, count: number): string {
  const uses = new Map<string, { readonly word: string; times: number }>();
  for (const { text: word } of wordsOf(text)) {
    const stem = /^[а-яё]{4,}$/i.test(word) ? stemOf(word) : null;
    if (stem === null) continue;
    const use = uses.get(stem);
    if (use) use.times += 1;
    else uses.set(stem, { word: word.toLowerCase(), times: 1 });
  }
  const often = [...uses.values()].toSorted((a, b) => b.times - a.times);
  return often
    .slice(0, count)
    .map(({ word }) => word)
    .join(' ');
}

/** Removes repeated words, which would enlarge the index without effect on the results. */
export function withoutRepeats(words: readonly (string | undefined)[]): string {
  const seen = new Set<string>();
  return wordsOf(words.filter(Boolean).join(' '))
    .map(({ text }) => text.toLowerCase())
    .filter((word) => {
      const stem = stemOf(word);
      if (stem === null || seen.has(stem)) return false;
      seen.add(stem);
      return true;
    })
    .join(' ');
}
