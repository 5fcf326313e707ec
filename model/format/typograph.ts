const NBSP = '\u00a0';
const WORD_JOINER = '\u2060';

const SHORT_WORDS =
  'и а в к с о у я не ни на по за из от до об со ко во мы вы он их её то но да что как для или без при под над все это';
const before = new RegExp(
  `(^|[\\s(«„"\\u00a0])(${[...SHORT_WORDS.split(' '), 'ул\\.', 'пр\\.', 'д\\.', 'г\\.', '№', '§'].join('|')}) (?=\\S|$)`,
  'giu',
);
const UNITS =
  '₽|м²|м³|мм|см|км|кг|кВт|дБ|ч|%|°|млн|тыс|дн|лет|год|года|мес|мин|эт|дня|дней|день|часа|часов|минут|минуты|месяца|месяцев|месяц|недель|недели|неделя|комнат|комнаты|фото|отзывов|работ|квартир|точек|раз|встреч|встречи|штук|градусов|пунктов|м|до|' +
  'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря';
const unitAfter = new RegExp(`(\\d) (?=(?:${UNITS})(?![а-яё]))`, 'giu');

/** Position after the hyphen of «что-то», «из-за», «кое-где», where browsers would break the line. */
const PARTICLE = /(?<=[а-яё]-)(?=(?:то|либо|нибудь|за|под)(?![а-яё]))|(?<=(?<![а-яё])кое-)(?=[а-яё])/giu;

/**
 * Inserts no-break spaces around short words, dashes, digit groups, units and «№», and word joiners in «что-то» and
 * «5–7», by the rules of Russian typesetting. The function is idempotent.
 */
export function typograph(text: string): string {
  return text
    .replace(before, `$1$2${NBSP}`)
    .replace(before, `$1$2${NBSP}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NBSP}`)
    .replace(/(\d–)(?=\d)/g, `$1${WORD_JOINER}`)
    .replace(PARTICLE, WORD_JOINER)
    .replace(/((?<!\d)\d{1,2},) (?=\d{1,2}(?!\d))/g, `$1${NBSP}`)
    .replace(/ (?=[—–](?:\s|$))/g, NBSP)
    .replace(unitAfter, `$1${NBSP}`)
    .replace(/(ул\.[^,]{3,24}), (?=\d)/g, `$1,${NBSP}`)
    .replace(/(млн|тыс\.?) (?=₽)/g, `$1${NBSP}`)
    .replace(/ (?=(?:же|ли|бы)(?:[\s.,!?;:]|$))/g, NBSP);
}

/** Restores ordinary spaces, for machines, browser tabs and search engines. */
export function plainSpaces(text: string): string {
  return text.replaceAll(NBSP, ' ').replaceAll(WORD_JOINER, '');
}
