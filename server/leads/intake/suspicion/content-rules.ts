import type { Lead } from '../../../../model/lead/lead-schema.ts';
import type { Suspicion } from '../../contract/suspicions.ts';
import { plainLetters } from './plain-letters.ts';
import type { Thresholds } from './thresholds.ts';

const LINK = /https?:|:\/\/|\bwww\.|\[\/?url|<\s*a\b|\bt\.me\/|\bwa\.me\/|\bbit\.ly\b/i;
/** A domain where a person writes a name. In comments people write of sites that they have seen. */
const DOMAIN = /[\p{L}\d-]{2,}\.(com|net|org|info|biz|ru|рф|su|xyz|top|site|online|shop|club|pro|io|me|cc|ly)\b/iu;

/** In the marks of a campaign, which name domains of their own accord. */
const ADDRESS = /https?:|:\/\/|\[\/?url|<\s*a\b/i;

/** In lower case, beginnings of words. None of them is a word of somebody who has a flat to renovate. */
const SPAM_WORDS = [
  'продвижени',
  'раскрутк',
  'seo',
  'сео-',
  'лидогенерац',
  'база клиентов',
  'базы клиентов',
  'холодные звонки',
  'рассылк',
  'топ яндекс',
  'топ-10',
  'казино',
  'casino',
  'ставки на спорт',
  'букмекер',
  'viagra',
  'виагр',
  'cialis',
  'займ на карту',
  'микрозайм',
  'криптовалют',
  'bitcoin',
  'биткоин',
  'трейдинг',
  'пассивный доход',
  'заработок в интернете',
  'накрутк',
  'backlink',
  'онлайн-казино',
  'секс-знакомств',
  'порно',
  'porn',
  'диплом купить',
  'купить диплом',
];

const SPAM_PATTERNS = SPAM_WORDS.map((word) => new RegExp(`[^\\p{L}]${word}`, 'u'));

type Text = Pick<
  Lead,
  'name' | 'comment' | 'subject' | 'titleShown' | 'priceShown' | 'callTime' | 'answers' | 'attribution'
>;

/** What the words of a lead say of its sender; a lead without words says nothing. */
export function contentSuspicions(lead: Text, rules: Thresholds): Suspicion[] {
  const name = plainLetters(lead.name);
  const comment = plainLetters(lead.comment);
  // Of our own pages, if it was one of them that sent the lead.
  const shown = [lead.titleShown, lead.subject, lead.priceShown, lead.callTime].map(plainLetters);
  const answers = textsIn(lead.answers).map(plainLetters);
  const marks = textsIn(lead.attribution).map(plainLetters);

  const found: Suspicion[] = [];
  const hasLink =
    [name, comment, ...shown, ...answers].some((text) => LINK.test(text)) ||
    [name, ...shown].some((text) => DOMAIN.test(text)) ||
    marksOf(lead.attribution).some((text) => ADDRESS.test(plainLetters(text)));
  if (hasLink) found.push('link');
  // A Latin name is somebody's name, a Latin title that of a residential complex.
  const isAnswerForeign = answers.some(isSentence) && isForeign(answers.join(' '), rules);
  if (isForeign(comment, rules) || isAnswerForeign) found.push('foreign-script');
  const everything = [name, comment, ...shown, ...answers, ...marks].join(' ');
  if (countSpamWords(everything) >= rules.spamWords) found.push('spam-words');
  return found;
}

/** Codes and brands are Latin in any language. */
function isSentence(text: string): boolean {
  return text.trim().split(/\s+/).length >= 3;
}

/** Every word of an object, its keys as well: an operator reads both. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...textsIn(item)]);
}

/** Pages that a visitor came from and to are addresses by nature; the marks of a campaign are none. */
function marksOf(attribution: Lead['attribution']): string[] {
  const touches = Object.values(attribution ?? {}).filter((touch) => typeof touch === 'object' && touch !== null);
  return [attribution ?? {}, ...touches].flatMap((touch) =>
    Object.entries(touch).flatMap(([key, value]) => (/^utm_/.test(key) && typeof value === 'string' ? [value] : [])),
  );
}

function isForeign(text: string, { fewestLettersToJudge, foreignShare }: Thresholds): boolean {
  // Addresses are Latin in any language.
  const words = text.split(/\s+/).filter((word) => !/[@/]|\.\S/.test(word));
  const letters = words.join('').match(/\p{L}/gu) ?? [];
  if (letters.length < fewestLettersToJudge) return false;
  const foreign = letters.filter((letter) => !/\p{Script=Cyrillic}/u.test(letter));
  return foreign.length / letters.length >= foreignShare;
}

function countSpamWords(text: string): number {
  const words = ` ${text.toLowerCase().replace(/\s+/g, ' ')}`;
  return SPAM_PATTERNS.filter((pattern) => pattern.test(words)).length;
}
