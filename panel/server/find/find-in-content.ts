import type { Found, FoundGroup } from '../../contract/find.ts';
import { MAX_FINDINGS } from '../../contract/find.ts';
import type { FindWord } from '../../contract/find-words.ts';
import { closeness, isIn, isWhole, readingsOf, stemsIn } from '../../contract/find-words.ts';
import type { EntryDocument, FieldName } from './entry-document.ts';
import type { FoundPhoto, FoundText } from './findings.ts';
import { entryFinding, photoFinding, textFinding } from './findings.ts';
import type { SearchedContent } from './searched-content.ts';

/** Worth of a word by where it is. */
const WORTH = { text: 3, fieldName: 2, entryTitle: 3, slug: 2, kind: 1, whole: 8, photo: 3, photoUse: 1 } as const;

type Scored<T> = { readonly score: number; readonly item: T };
/** Returns what the first reading of the query finds. */
export function findInContent(content: SearchedContent, query: string): Found {
  for (const words of readingsOf(query)) {
    const found = findWords(content, words);
    if (Object.values(found).some(({ total }) => total > 0)) return found;
  }
  return {};
}

function findWords({ documents, photos }: SearchedContent, words: readonly FindWord[]) {
  const named = documents.flatMap((entry) => scored(entryScore(entry, words), entry));
  const entries = isFieldName(documents, words) ? named.filter(({ item }) => hasOwnWords(item, words)) : named;
  const texts = findTexts(documents, words);
  const isOfPages = ({ item: { entry } }: Scored<FoundText>) => entry.place.kind.name === 'pages';
  return {
    entries: group(entries, (entry) => entryFinding(entry, words)),
    texts: group(
      texts.filter((text) => !isOfPages(text)),
      (text) => textFinding(text, words),
    ),
    pages: group(texts.filter(isOfPages), (text) => textFinding(text, words)),
    photos: group(findPhotos(documents, photos, words), (photo) => photoFinding(photo, words)),
  } satisfies Found;
}

/** Whether the query is the exact name of a field, such as «телефон»; entries found by synonyms are then noise. */
function isFieldName(documents: readonly EntryDocument[], words: readonly FindWord[]): boolean {
  const names = new Set(documents.flatMap((entry) => entry.names));
  return [...names].some(({ lastStems }) => isWhole(lastStems, words));
}

function hasOwnWords({ stems: { title, slug, kind } }: EntryDocument, words: readonly FindWord[]): boolean {
  return words.every(({ own }) => `${title}${slug}${kind}`.includes(own));
}

function entryScore({ stems }: EntryDocument, words: readonly FindWord[]): number {
  let score = isWhole(stems.title, words) ? WORTH.whole : 0;
  let hasName = false;
  for (const word of words) {
    const inTitle = closeness(stems.title, word);
    const inSlug = closeness(stems.slug, word);
    if (inTitle > 0 || inSlug > 0) hasName = true;
    else if (!isIn(stems.kind, word)) return 0;
    score += Math.max(inTitle * WORTH.entryTitle, inSlug * WORTH.slug, WORTH.kind);
  }
  return hasName ? score : 0;
}

/** A field is found by its text and its name, together with words of the entry: «заголовок на главной». */
function findTexts(documents: readonly EntryDocument[], words: readonly FindWord[]): Scored<FoundText>[] {
  const ofName = nameScores(words);
  return documents.flatMap((entry) => {
    const { title, slug, kind, fields } = entry.stems;
    const head = `${title}${slug}${kind}`;
    const isNamed = (at: number) => entry.names.some((name) => (ofName(name).words[at] ?? 0) > 0);
    if (!words.every((word, at) => isIn(head, word) || isIn(fields, word) || isNamed(at))) return [];
    const isInEntry = words.map((word) => isIn(head, word));
    const stemsOfFields = fields.split('\n');
    return entry.fields.flatMap((field, index) => {
      if (field.text === entry.title) return [];
      const score = fieldScore(stemsOfFields[index] ?? '', ofName(field.name), words, isInEntry);
      return scored(score, { entry, field });
    });
  });
}

/** Returns 0 when a word is missing, or when the words are in the entry's title alone. */
function fieldScore(stems: string, name: NameScore, words: readonly FindWord[], isInEntry: readonly boolean[]): number {
  let score = name.whole;
  let isOwn = false;
  for (const [at, word] of words.entries()) {
    const own = Math.max(closeness(stems, word) * WORTH.text, name.words[at] ?? 0);
    if (own === 0 && !isInEntry[at]) return 0;
    if (own > 0) isOwn = true;
    score += Math.max(own, WORTH.kind);
  }
  return isOwn ? score : 0;
}

type NameScore = { readonly whole: number; readonly words: readonly number[] };

/** Scores each name of a field once, since thousands of fields share it. */
function nameScores(words: readonly FindWord[]): (name: FieldName) => NameScore {
  const known = new Map<FieldName, NameScore>();
  return (name) => {
    const score = known.get(name) ?? {
      whole: isWhole(name.lastStems, words) ? WORTH.whole : 0,
      words: words.map((word) => closeness(name.stems, word) * WORTH.fieldName),
    };
    known.set(name, score);
    return score;
  };
}

function findPhotos(
  documents: readonly EntryDocument[],
  files: readonly string[],
  words: readonly FindWord[],
): Scored<FoundPhoto>[] {
  const found = new Map<string, { score: number; item: FoundPhoto }>();
  const used = new Set<string>();
  const add = (file: string, alt: string, score: number, entry?: EntryDocument) => {
    const known = found.get(file) ?? { score, item: { file, alt, entries: [] } };
    known.score = Math.max(known.score, score);
    if (entry && !known.item.entries.includes(entry)) known.item.entries.push(entry);
    found.set(file, known);
  };
  for (const entry of documents) {
    const stemsOfPhotos = entry.stems.photos.split('\n');
    for (const [at, { file, alt }] of entry.photos.entries()) {
      used.add(file);
      const stems = stemsOfPhotos[at] ?? '';
      const score = sum(words, (word) =>
        Math.max(closeness(stems, word) * WORTH.photo, closeness(entry.stems.title, word) * WORTH.photoUse),
      );
      if (score > 0) add(file, alt, score, entry);
    }
  }
  for (const file of files) {
    if (used.has(file)) continue;
    const stems = stemsIn(file);
    const score = sum(words, (word) => closeness(stems, word) * WORTH.photo);
    if (score > 0) add(file, '', score);
  }
  return [...found.values()];
}

/** Returns the sum of scores, or 0 when one of them is 0. */
function sum(words: readonly FindWord[], scoreOf: (word: FindWord) => number): number {
  let total = 0;
  for (const word of words) {
    const score = scoreOf(word);
    if (score === 0) return 0;
    total += score;
  }
  return total;
}

const scored = <T>(score: number, item: T): Scored<T>[] => (score > 0 ? [{ score, item }] : []);

function group<T>(found: readonly Scored<T>[], toFinding: (item: T) => FoundGroup['findings'][number]): FoundGroup {
  const best = found.toSorted((a, b) => b.score - a.score).slice(0, MAX_FINDINGS);
  return { total: found.length, findings: best.map(({ item }) => toFinding(item)) };
}
