import type { Lead } from '../../../../model/lead/lead-schema.ts';
import type { Suspicion } from '../../contract/suspicions.ts';
import { plainLetters } from './plain-letters.ts';
import type { Thresholds } from './thresholds.ts';

const LINK = /https?:|:\/\/|\bwww\.|\[\/?url|<\s*a\b|\bt\.me\/|\bwa\.me\/|\bbit\.ly\b/i;
/** Domains are suspicious in names and titles; a comment may mention a site. */
const DOMAIN = /[\p{L}\d-]{2,}\.(com|net|org|info|biz|ru|рф|su|xyz|top|site|online|shop|club|pro|io|me|cc|ly)\b/iu;

/** Campaign parameters may contain domain names, so only URLs and link markup are suspicious there. */
const ADDRESS = /https?:|:\/\/|\[\/?url|<\s*a\b/i;

/** Lower-case beginnings of words that clients of a renovation company do not use. */
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

export function contentSuspicions(lead: Text, rules: Thresholds): Suspicion[] {
  const name = plainLetters(lead.name);
  const comment = plainLetters(lead.comment);
  // Texts of our own page, unless the request was forged.
  const shown = [lead.titleShown, lead.subject, lead.priceShown, lead.callTime].map(plainLetters);
  const answers = textsIn(lead.answers).map(plainLetters);
  const marks = textsIn(lead.attribution).map(plainLetters);

  const found: Suspicion[] = [];
  const hasLink =
    [name, comment, ...shown, ...answers].some((text) => LINK.test(text)) ||
    [name, ...shown].some((text) => DOMAIN.test(text)) ||
    marksOf(lead.attribution).some((text) => ADDRESS.test(plainLetters(text)));
  if (hasLink) found.push('link');
  // Names and titles of residential complexes may be Latin, so only comments and answers are checked.
  const isAnswerForeign = answers.some(isSentence) && isForeign(answers.join(' '), rules);
  if (isForeign(comment, rules) || isAnswerForeign) found.push('foreign-script');
  const everything = [name, comment, ...shown, ...answers, ...marks].join(' ');
  if (countSpamWords(everything) >= rules.spamWords) found.push('spam-words');
  return found;
}

/** Short answers are codes or brands, which are Latin in Russian text too. */
function isSentence(text: string): boolean {
  return text.trim().split(/\s+/).length >= 3;
}

/** Collects keys as well as values, since an operator reads both. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...textsIn(item)]);
}

/** Only UTM parameters are checked, since referrer and landing page are URLs anyway. */
function marksOf(attribution: Lead['attribution']): string[] {
  const touches = Object.values(attribution ?? {}).filter((touch) => typeof touch === 'object' && touch !== null);
  return [attribution ?? {}, ...touches].flatMap((touch) =>
    Object.entries(touch).flatMap(([key, value]) => (/^utm_/.test(key) && typeof value === 'string' ? [value] : [])),
  );
}

function isForeign(text: string, { fewestLettersToJudge, foreignShare }: Thresholds): boolean {
  // Ignore URLs and e-mail addresses, which are always Latin.
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
