import type { Advice } from './advised.ts';
import { adviceOn } from './own-texts.ts';
import type { Survey } from './survey.ts';

/** Legal texts use words such as «единственная цель» without advertising. */
const NO_ADVERTISING: readonly string[] = ['documents', 'papers'];

const US =
  '(?:компани|фирм|бригад|мастер|прораб|подрядчик|специалист|команд|сервис|услов|предложени|услуг|качеств|цен)';
const PRAISED =
  '(?:низк|дешёв|дешев|выгодн|доступн|быстр|надёжн|надежн|качественн|опытн|крупн|известн|популярн|современн|профессиональн|честн|лучш|высок|больш)';
const ENDING = '[а-яё]*';
const NEAR = '(?:\\s+[^\\s.!?;:]+){0,3}?\\s+';
/** Cheap first test that rules out most texts. */
const MAYBE =
  /лучш|№\s?1|сам(?:ый|ая|ое|ые|ых|ым|ого|ому|ом|ой|ую)|единственн|перв(?:ый|ая|ое|ые)\s|лидер|гарант|100\s?%|стопроцентн|аналог|конкуренц|непревзой|всех/i;
const PROOF = /(?:по|согласно)\s(?:данным|версии|рейтингу|итогам|результатам|опросу|исследовани)|в рейтинге/i;

/** Finds claims about the company, its work or prices that need a source under the law on advertising, article 5. */
export function superlatives({ texts, written }: Survey): Advice[] {
  const patterns = patternsIn(written.company.cityIn);
  return texts.flatMap((text) => {
    if (!MAYBE.test(text.text) || NO_ADVERTISING.includes(text.file.kind.name) || PROOF.test(text.text)) return [];
    return patterns.flatMap((pattern) => {
      const boast = pattern.exec(text.text)?.[0].trim();
      return boast === undefined ? [] : [adviceOn(text, boast, message(boast))];
    });
  });
}

function patternsIn(cityIn: string): RegExp[] {
  const city = cityIn.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const place = `(?:в|на)\\s(?:${city}|город[ае]|район[ае]|област[иь]|регион[ае]|кра[ею]|стран[еы]|отрасли|рынк[еа]|России|мире)`;
  const about = `(?:${US}${ENDING}|${place})`;
  const best = '(?:на)?лучш(?:ий|ая|ее|ие|их|им|ими|ую|его|ей|ему|ем)';
  const sources = [
    `${best}(?:${NEAR}|\\s+)${about}`,
    `${US}${ENDING}\\s+(?:—\\s+)?${best}(?![а-яё])`,
    `(?:компания|сервис|бригада|мастера|выбор|мы)\\s+(?:—\\s+)?№\\s?1(?!\\d)`,
    `№\\s?1(?!\\d)\\s+${place}`,
    `сам(?:ый|ая|ое|ые|ых|ым|ыми|ого|ому|ом|ой|ую)\\s+${PRAISED}${ENDING}(?:${NEAR}|\\s+)${about}`,
    `единственн(?:ый|ая|ое|ые|ых)(?:${NEAR}|\\s+)(?:(?:компани|фирм|бригад|подрядчик)${ENDING}|${place})`,
    `перв(?:ый|ая|ое|ые)\\s+(?:и\\s+единственн${ENDING}\\s+)?${place}`,
    `лидер${ENDING}\\s+(?:рынка|отрасли|продаж|среди|в\\s)`,
    `гарантированн(?:о|ое\\s+качество|ый\\s+результат)`,
    `(?:100\\s?%-?|стопроцентн)${ENDING}\\s+(?:гаранти|качеств|результат|надёжн|безопасн)${ENDING}`,
    `(?:гаранти|качество|результат)${ENDING}\\s+(?:на\\s+)?100\\s?%`,
    `(?:не\\s+имее[тм]\\s+аналогов|без\\s+аналогов|вне\\s+конкуренции|непревзойдённ${ENDING})`,
    `(?:у\\s+нас|мы|наш[аеи]?)${NEAR}?\\s*(?:дешевле|лучше|быстрее)\\s+всех`,
  ];
  return sources.map((source) => new RegExp(`(?<![а-яё])${source}`, 'iu'));
}

function message(boast: string): string {
  return (
    `«${boast}» — превосходство без доказательства (ст. 5 закона о рекламе). ` +
    'Уберите его, назовите число или напишите, по чьим данным это так.'
  );
}
