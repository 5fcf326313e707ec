import { isSameWord, pathWords, sectionWords, wordsOf } from './address-words.ts';

export type NewPage = { readonly path: string; readonly title: string };

export type PageWords = {
  readonly path: string;
  readonly section: readonly string[];
  readonly address: readonly string[];
  readonly title: readonly string[];
};

export function wordsOfPage({ path, title }: NewPage): PageWords {
  return { path, section: sectionWords(path), address: pathWords(path), title: wordsOf(withoutBrand(title)) };
}

/** Titles of pages end with the name of the company: «Услуги — Преголя», «Услуги | Преголя». */
function withoutBrand(title: string): string {
  return title.replace(/\s+[—|–]\s+[^—|–]*$/, '');
}

const KEY_LENGTH = 3;

/** Finds pages by their words; each word is compared with the words of all pages only once. */
export class PageIndex {
  readonly #size: number;
  readonly #pages = new Map<string, Set<PageWords>>();
  /** Words of the pages by their beginning, which words of one root share. */
  readonly #words = new Map<string, Set<string>>();
  readonly #same = new Map<string, ReadonlySet<string>>();
  readonly #weights = new Map<string, number>();

  constructor(pages: readonly PageWords[]) {
    this.#size = pages.length;
    for (const page of pages) {
      for (const word of [...page.address, ...page.title]) {
        add(this.#pages, word, page);
        add(this.#words, word.slice(0, KEY_LENGTH), word);
      }
    }
  }

  pagesWith(word: string): ReadonlySet<PageWords> {
    return new Set([...this.sameWords(word)].flatMap((same) => [...(this.#pages.get(same) ?? [])]));
  }

  /** Words of the pages that differ from the word in their endings only. */
  sameWords(word: string): ReadonlySet<string> {
    return known(this.#same, word, () => {
      const near = this.#words.get(word.slice(0, KEY_LENGTH)) ?? new Set<string>();
      return new Set([...near].filter((other) => isSameWord(other, word)));
    });
  }

  /** Words that many pages have, such as «ремонт», say less. */
  weightOf(word: string): number {
    return known(this.#weights, word, () => Math.log(1 + this.#size / (1 + this.pagesWith(word).size)));
  }
}

function add<T>(map: Map<string, Set<T>>, key: string, value: T): void {
  known(map, key, () => new Set<T>()).add(value);
}

function known<T>(map: Map<string, T>, key: string, make: () => T): T {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
