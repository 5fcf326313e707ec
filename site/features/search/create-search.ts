import MiniSearch from 'minisearch';
import { asciiDigits } from '../../../model/format/ascii-digits.ts';
import { type MarkedPart, markedParts } from '../../../model/search/marked-parts.ts';
import { inOtherAlphabet, stemOf, stemsToIndex, wordsOf } from '../../../model/search/russian.ts';
import type { SearchEntry, SearchGroup, SearchKind } from './search-entry.ts';

export type FoundGroup = { readonly kind: SearchKind; readonly entries: readonly SearchEntry[] };

export type Found = {
  readonly total: number;
  /** Ordered by the best entry of each group. */
  readonly groups: readonly FoundGroup[];
  mark(text: string): MarkedPart[];
};

export type Search = (query: string) => Found;

const NOTHING: Found = { total: 0, groups: [], mark: (text) => [{ text, isMarked: false }] };

/** With fewer full matches than this, entries that lack one word are added. */
const FEW = 5;
const MAX_ALMOST = 10;

/** Maximum number of query words; the rest is ignored. */
const MAX_WORDS = 12;

/** Creates a full-text search by word stems; fuzzy matching applies only to words that match no entry. */
export function createSearch(groups: readonly SearchGroup[]): Search {
  const documents = groups.flatMap(({ kind, entries }) => entries.map((entry) => ({ kind, entry })));
  const index = new MiniSearch({
    fields: ['title', 'note', 'words'],
    tokenize: (text) => wordsOf(text).map((word) => word.text),
    processTerm: (word) => [...stemsToIndex(word)],
    searchOptions: {
      tokenize: (stems) => stems.split(' '),
      processTerm: (stem) => stem,
      boost: { title: 4, note: 2 },
      boostDocument: (id) => (documents[id]?.kind === 'section' ? 1.5 : 1),
    },
  });
  index.addAll(documents.map(({ entry: { title, note, words } }, id) => ({ id, title, note, words })));

  const isKnown = (stems: readonly string[], prefix: boolean) =>
    new Set(stems.filter((stem) => index.search(stem, { prefix }).length > 0));

  function search(query: string): Found {
    const stems = [...new Set(wordsOf(asciiDigits(query.normalize('NFC'))).map(({ text }) => stemOf(text)))].filter(
      (stem) => stem !== null,
    );
    const asked = stems.slice(0, MAX_WORDS);
    if (asked.length === 0) return NOTHING;
    const isWord = isKnown(asked, false);
    // The last word may be incomplete while the visitor types, so it also matches as a prefix.
    const isBegun = isKnown(asked.slice(-1), true);
    const results = index
      .search(asked.join(' '), {
        prefix: (stem) => !isWord.has(stem) && isBegun.has(stem),
        fuzzy: (stem) => !isWord.has(stem) && !isBegun.has(stem) && stem.length > 3 && 0.25,
      })
      .map((result) => ({ ...result, words: new Set(result.queryTerms).size }));
    const most = Math.max(0, ...results.map(({ words }) => words));
    const whole = results.filter(({ words }) => words === most);
    const almost = most > 1 && whole.length < FEW ? results.filter(({ words }) => words === most - 1) : [];
    const shown = [...whole, ...almost.slice(0, MAX_ALMOST)];
    const found = new Map<SearchKind, SearchEntry[]>();
    for (const { id } of shown) {
      const document = documents[id];
      if (!document) continue;
      const group = found.get(document.kind);
      if (group) group.push(document.entry);
      else found.set(document.kind, [document.entry]);
    }
    const marked = new Set(shown.flatMap(({ terms }) => terms));
    return {
      total: shown.length,
      groups: [...found].map(([kind, entries]) => ({ kind, entries })),
      mark: (text) => markedParts(text, (stem) => marked.has(stem)),
    };
  }

  return (query) => {
    const found = search(query);
    return found.total > 0 || /[а-яё]/i.test(query) ? found : search(inOtherAlphabet(query));
  };
}
