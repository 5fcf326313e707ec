import { type PastedDate, readReviewDate } from './review-date.ts';
import { hasCutMark, isAnswerHead, isPageWords, readRating, splitStars, withoutCutMark } from './review-lines.ts';

export type PastedReview = {
  readonly author: string;
  readonly date: PastedDate;
  readonly rating: number | null;
  /** Paragraphs, word for word. */
  readonly text: readonly string[];
  /** Answer of the company; empty when there is none. */
  readonly reply: readonly string[];
  /** The site showed only the beginning of the text. */
  readonly isCut: boolean;
};

/** A line of the pasted text that is not blank. Each one has a use, so that nothing is lost. */
export type ReviewLine = {
  readonly line: string;
  readonly use: 'author' | 'date' | 'rating' | 'text' | 'reply' | 'page-words' | 'unknown';
};

export type PastedReviews = { readonly reviews: readonly PastedReview[]; readonly lines: readonly ReviewLine[] };

/** Reads reviews copied as text from Avito, Yandex Maps or 2GIS: each has the name of its author above its date. */
export function readReviews(text: string): PastedReviews {
  const lines = text.split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const heads = lines.flatMap((_, at) => headAt(lines, at) ?? []);
  const before = lines.slice(0, heads[0]?.from ?? lines.length).map((line): ReviewLine => {
    return { line, use: isPageWords(line) ? 'page-words' : 'unknown' };
  });
  const read = heads.map((head, index) => readOne(lines.slice(head.from, heads[index + 1]?.from), head));
  return { reviews: read.map(({ review }) => review), lines: [...before, ...read.flatMap((one) => one.lines)] };
}

type Head = { readonly from: number; readonly author: number; readonly dateAt: number; readonly date: PastedDate };

/** Finds the name above the date in line `at`, over the words of the page between them. */
function headAt(lines: readonly string[], at: number): Head | null {
  const date = readReviewDate(splitStars(lines[at] ?? '')[1]);
  if (!date) return null;
  let author = at - 1;
  while (author >= 0 && isBetween(lines[author] ?? '')) author -= 1;
  const name = lines[author] ?? '';
  if (!isName(name) || isAnswerHead(name)) return null;
  // A date below the head of an answer is the date of the answer.
  if (isAnswerHead(lines[author - 1] ?? '')) return null;
  const from = /^\p{Lu}{1,2}$/u.test(lines[author - 1] ?? '') ? author - 1 : author;
  return { from, author: author - from, dateAt: at - from, date };
}

const isBetween = (line: string): boolean => (isPageWords(line) && !hasCutMark(line)) || readRating(line) !== null;

const LONGEST_NAME = 40;

function isName(line: string): boolean {
  const words = line.split(/\s+/);
  return (
    line.length <= LONGEST_NAME && words.length <= 4 && /^\p{Lu}/u.test(line) && !/[!?:;…]|[^\p{Lu}]\.$/u.test(line)
  );
}

type Use = ReviewLine['use'];

function readOne(lines: readonly string[], { author, dateAt, date }: Head) {
  const answerAt = lines.findIndex((line, at) => at > dateAt && isAnswerHead(line));
  const used = lines.map((line, at): ReviewLine => {
    if (at === author) return { line, use: 'author' };
    if (at === dateAt) return { line, use: 'date' };
    const isReply = answerAt >= 0 && at > answerAt;
    return { line, use: isReply ? useInReply(lines, at) : useInReview(line, at > dateAt) };
  });
  const withUse = (use: Use) => used.filter((each) => each.use === use).map(({ line }) => line);
  const review: PastedReview = {
    author: lines[author] ?? '',
    date,
    rating: readRating(splitStars(lines[dateAt] ?? '')[0]) ?? withUse('rating').map(readRating)[0] ?? null,
    text: withUse('text').map(withoutCutMark),
    reply: withUse('reply').map(withoutCutMark),
    isCut: lines.some(hasCutMark),
  };
  return { review, lines: used };
}

function useInReview(line: string, isBelowDate: boolean): Use {
  if (readRating(line) !== null) return 'rating';
  return isBelowDate && !isPageWords(line) && !isAnswerHead(line) ? 'text' : 'page-words';
}

function useInReply(lines: readonly string[], at: number): Use {
  const [above = '', line = '', below = ''] = lines.slice(at - 1, at + 2);
  const isAnswerer = isAnswerHead(above) && isName(line) && readReviewDate(below) !== null;
  return isAnswerer || isAnswerHead(line) || isPageWords(line) || readReviewDate(line) ? 'page-words' : 'reply';
}
