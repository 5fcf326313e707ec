import type { Suspicion } from '../lead.ts';
import type { Thresholds } from './thresholds.ts';

const LINK = /https?:|:\/\/|\bwww\.|\[\/?url|<\s*a\b|\bt\.me\/|\bwa\.me\/|\bbit\.ly\b/i;
/** A domain where a person writes a name. In comments people write of sites that they have seen. */
const DOMAIN = /[\p{L}\d-]{2,}\.(com|net|org|info|biz|ru|рф|su|xyz|top|site|online|shop|club|pro|io|me|cc|ly)\b/iu;

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

type Text = { readonly name: string; readonly comment: string };

/** What the words of a lead say of its sender; a lead without words says nothing. */
export function contentSuspicions({ name, comment }: Text, rules: Thresholds): Suspicion[] {
  const found: Suspicion[] = [];
  if (LINK.test(name) || DOMAIN.test(name) || LINK.test(comment)) found.push('link');
  // A Latin name is somebody's name.
  if (isForeign(comment, rules)) found.push('foreign-script');
  if (countSpamWords(`${name} ${comment}`) >= rules.spamWordsInComment) found.push('spam-words');
  return found;
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
