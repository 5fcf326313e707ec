import type { ReviewPlace } from '../kinds/review-places.ts';

/** Lines that review sites put around a review; matched as whole lines. */
const PAGE_WORDS: readonly RegExp[] = [
  /^знаток города(?:\s+\d+(?:-го)?\s+уровня)?$/i,
  /^(?:вы\s+)?подписа(?:ться|ны)$/i,
  /^\d+\s+(?:отзыв|отзыва|отзывов|оценка|оценки|оценок|подписчик|подписчика|подписчиков)(?:\s*[·•,]\s*\d+\s+\p{L}+)*$/iu,
  /^(?:полезно|нравится|не нравится)\s*\??(?:\s*[·•:]?\s*\d+)?$/i,
  /^(?:👍|👎|❤️?)\s*\d*$/u,
  /^\d{1,4}$/,
  /^(?:да|нет)\s+\d+$/i,
  /^(?:…|\.{3})?\s*(?:читать ещё|читать еще|ещё|еще|читать (?:целиком|полностью|дальше)|показать (?:полностью|ещё|еще)|развернуть|свернуть)(?:…|\.{3})?$/i,
  /^(?:комментировать|ответить|поделиться|пожаловаться|ещё действия|сообщить о нарушении)$/i,
  /^(?:посмотреть|показать|скрыть) ответ(?:\s+(?:организации|компании|продавца))?$/i,
  /^сделка (?:не )?состоялась(?:\s*[·•,].*)?$/i,
  /^(?:отзыв подтверждён|отзыв подтвержден|подтверждённый отзыв|проверенный отзыв)$/i,
  /^(?:отредактирован|изменён|изменен)[оа]?$/i,
  /^(?:фото|видео)(?:\s+\d+)?$/i,
  /^\+\s?\d+(?:\s+фото)?$/i,
  /^(?:оценка|комментарий|отзыв):?$/i,
];

export function isPageWords(line: string): boolean {
  return PAGE_WORDS.some((words) => words.test(line));
}

const CUT_MARK =
  /\s*(?:(?:^|\s)(?:Читать|Показать)|(?<=…|\.{3})\s*(?:читать|показать))\s+(?:ещё|еще|целиком|полностью|дальше)(?:…|\.{3})?$/u;

/** Whether the site shows only the beginning of the text. */
export function hasCutMark(line: string): boolean {
  return CUT_MARK.test(line);
}

export function withoutCutMark(line: string): string {
  return line.replace(CUT_MARK, '');
}

/** Heads the answer of the company. */
export function isAnswerHead(line: string): boolean {
  return /^(?:официальный\s+)?ответ(?:\s+(?:организации|компании|продавца|владельца|исполнителя|представителя(?:\s+компании)?))?:?$|^ответ\s+от\s+\d|,\s*официальный ответ$/i.test(
    line,
  );
}

/** «★★★★☆», «Оценка 4», «4 из 5», «4,0»; `null` for a line that is no rating. */
export function readRating(line: string): number | null {
  const stars = /^(?:[★⭐🌟]\uFE0F?\s*)+(?:[☆✩]\s*)*$/u.test(line)
    ? [...line].filter((sign) => '★⭐🌟'.includes(sign))
    : null;
  if (stars) return withinScale(stars.length);
  const [, named, outOf, stated, alone] =
    /^(?:оценка:?\s*(\d)(?:[.,]0)?(?:\s*(?:из|\/)\s*5)?|(\d)(?:[.,]0)?\s*(?:из|\/)\s*5|(\d)\s+зв[её]зд[а-яё]*|(\d)[.,]0)$/i.exec(
      line,
    ) ?? [];
  const digit = named ?? outOf ?? stated ?? alone;
  return digit === undefined ? null : withinScale(Number(digit));
}

/** «★★★★★ 12 марта 2025» → the stars and the rest. */
export function splitStars(line: string): readonly [stars: string, rest: string] {
  const [stars = ''] = /^(?:[★☆⭐🌟✩\s]|\uFE0F)+/u.exec(line) ?? [];
  return [stars.trim(), line.slice(stars.length)];
}

const withinScale = (rating: number): number | null => (rating >= 1 && rating <= 5 ? rating : null);

const SIGNS: readonly (readonly [ReviewPlace, RegExp])[] = [
  ['avito', /^сделка (?:не )?состоялась|^ответ продавца/im],
  ['yandex', /^знаток города|^посмотреть ответ организации/im],
  ['2gis', /официальный ответ$|^читать целиком|^полезно\?/im],
];

/** Names the site by the words around the reviews; `null` when they fit none or several. */
export function placeOfReviews(text: string): ReviewPlace | null {
  const found = SIGNS.filter(([, signs]) => signs.test(text)).map(([place]) => place);
  return found.length === 1 ? (found[0] ?? null) : null;
}
