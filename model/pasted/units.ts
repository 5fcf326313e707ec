/** Units as the site writes them, with spellings in price lists: lower case, without spaces and full stops. */
const SPELLINGS = {
  'м²': ['м²', 'м2', 'm2', 'm²', 'квм', 'мкв', 'кв/м', 'квметр', 'квметра', 'квадратныйметр'],
  'м³': ['м³', 'м3', 'm3', 'кубм', 'мкуб', 'кубометр', 'кубометра'],
  м: ['м', 'm', 'мп', 'пм', 'м/п', 'п/м', 'погм', 'мпог', 'пог/м', 'метр', 'метра', 'погонныйметр', 'погметр'],
  'шт.': ['шт', 'штука', 'штуку', 'штуки', 'штук'],
  точка: ['точка', 'точку', 'точки', 'точек', 'точ', 'тчк'],
  'компл.': ['компл', 'комплект', 'комплекта', 'к-т', 'к-кт'],
  час: ['час', 'часа', 'ч'],
  день: ['день', 'дня'],
  смена: ['смена', 'смену'],
  мешок: ['мешок', 'мешка'],
  рейс: ['рейс', 'рейса'],
  кг: ['кг'],
  т: ['т', 'тн', 'тонна', 'тонну'],
  л: ['л', 'литр'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Units offered for a price that has none. */
export const UNITS: readonly string[] = Object.keys(SPELLINGS);

const known = new Map<string, string>(
  Object.entries(SPELLINGS).flatMap(([unit, spellings]) => spellings.map((spelling) => [spelling, unit] as const)),
);

/** «кв. м», «м2» → «м²»; `null` for anything else. */
export function knownUnit(text: string): string | null {
  return known.get(text.toLowerCase().replaceAll(/[\s.]/g, '')) ?? null;
}

const LONGEST_UNIT = 16;
const WORD = /^[\p{L}-]+\.?$/u;

/** Returns the unit of a cell or of the words after «/» and «за»: a known one, or one word as written. */
export function unitIn(text: string): string | null {
  const words = text.trim();
  return knownUnit(words) ?? (WORD.test(words) && words.length <= LONGEST_UNIT ? nominative(words) : null);
}

/** Nouns on «-у» and «-ю» are accusatives of «за точку», «за неделю». */
function nominative(word: string): string {
  return word.replace(/у$/, 'а').replace(/ю$/, 'я');
}

/** Continues a sum: «/м²», «/шт.», « за точку». */
export function perUnit(unit: string): string {
  const isSign = unit.endsWith('.') || unit.length < 3;
  return isSign ? `/${unit}` : ` за ${unit.replace(/а$/, 'у').replace(/я$/, 'ю')}`;
}
