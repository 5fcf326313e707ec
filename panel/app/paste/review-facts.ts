import type { ReviewPlace } from '../../../model/kinds/review-places.ts';
import type { Facts } from '../../contract/content.ts';

/** A review as the editor sees and corrects it. */
export type ReviewEdit = {
  readonly isTaken: boolean;
  readonly author: string;
  /** ISO date; `null` while it is open, as for «2 года назад». */
  readonly date: string | null;
  readonly rating: number | null;
  /** Paragraphs on lines of their own. */
  readonly text: string;
  readonly reply: string;
};

/** Limits of the fields of a review. */
const QUOTE_LENGTH = 320;
const PARAGRAPH_LENGTH = 900;

export function reviewQuestions({ author, date, rating, text }: Omit<ReviewEdit, 'isTaken'>): string[] {
  return [
    ...(author.trim() === '' ? ['Впишите автора.'] : []),
    ...(date === null ? ['Точной даты нет: выберите её.'] : []),
    ...(rating === null ? ['Оценки нет: выберите её.'] : []),
    ...(text.trim() === '' ? ['Текста нет.'] : []),
  ];
}

/**
 * Facts of the entry. A short review is its own main quote; of a long one the editor chooses the quote, and the consent
 * is always left to the editor.
 */
export function reviewFacts(edit: ReviewEdit, place: ReviewPlace | null): Facts {
  const paragraphs = edit.text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const [only = ''] = paragraphs;
  const isShort = paragraphs.length === 1 && only.length <= QUOTE_LENGTH;
  const reply = edit.reply.trim();
  return {
    author: edit.author.trim(),
    date: edit.date,
    rating: edit.rating,
    ...(isShort ? { quote: only } : { text: paragraphs.flatMap(inPieces) }),
    ...(reply === '' ? {} : { reply }),
    ...(place === null ? {} : { source: { place } }),
  };
}

/** Divides a long paragraph after a sentence, or after a word, without changing its words. */
function inPieces(paragraph: string): string[] {
  if (paragraph.length <= PARAGRAPH_LENGTH) return [paragraph];
  const start = paragraph.slice(0, PARAGRAPH_LENGTH);
  const sentence = Math.max(...[...start.matchAll(/[.!?…]+(?=\s)/g)].map(({ index, 0: end }) => index + end.length), 0);
  const at = sentence > 0 ? sentence : Math.max(start.lastIndexOf(' '), 0) || PARAGRAPH_LENGTH;
  return [paragraph.slice(0, at).trim(), ...inPieces(paragraph.slice(at).trim())];
}

/** Whether two entries hold the same words by the same author. */
export function isSameReview(one: Facts, other: Facts): boolean {
  const [words, otherWords] = [wordsOf(one), wordsOf(other)];
  return (
    plain(one.author) === plain(other.author) &&
    words !== '' &&
    (words.includes(otherWords) || otherWords.includes(words))
  );
}

function wordsOf({ quote, text }: Facts): string {
  const paragraphs = Array.isArray(text) ? text.map(plain).join('') : '';
  return paragraphs === '' ? plain(quote) : paragraphs;
}

const plain = (text: unknown): string =>
  typeof text === 'string'
    ? text
        .toLowerCase()
        .replaceAll('ё', 'е')
        .replaceAll(/[^\p{L}\d]+/gu, '')
    : '';
