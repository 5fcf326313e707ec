import { slugify } from '../format/slugify.ts';

/** Words of addresses for usual pages, by the Russian word that they mean. */
const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  kompanii: ['about', 'company'],
  kontakty: ['contacts', 'contact'],
  otzyvy: ['reviews', 'testimonials'],
  uslugi: ['services'],
  raboty: ['works', 'portfolio', 'projects', 'proekty', 'gallery'],
  ceny: ['price', 'prices', 'prays', 'prajs'],
  stati: ['blog', 'news', 'articles', 'novosti'],
  vakansii: ['jobs', 'vacancies'],
  akcii: ['promo', 'actions', 'stocks'],
  politika: ['policy', 'privacy'],
  dizayn: ['design'],
};
const meaningOf = new Map(Object.entries(MEANINGS).flatMap(([word, others]) => others.map((other) => [other, word])));

const EMPTY_WORDS = new Set([
  'i',
  'v',
  'vo',
  'na',
  's',
  'so',
  'po',
  'dlya',
  'ot',
  'do',
  'o',
  'u',
  'k',
  'iz',
  'za',
  'nash',
  'nashi',
  'nasha',
  'the',
  'of',
  'and',
]);
const FILE_ENDING = /(?:^|\/)(?:index|default)\.\w{2,5}$|\.(?:html?|php|aspx?)$/i;

/** Words of a title or a slug, spelled so that the usual transliterations of a Russian word agree. */
export function wordsOf(text: string): string[] {
  const words = slugify(text).split('-');
  return words.flatMap((word) => (word === '' || EMPTY_WORDS.has(word) ? [] : [skeleton(meaningOf.get(word) ?? word)]));
}

/** Words of the last part of a path; file endings and `index.php` are no words. */
export function pathWords(path: string): string[] {
  const plain = path.replace(FILE_ENDING, '');
  return wordsOf(plain.slice(plain.replace(/\/$/, '').lastIndexOf('/') + 1));
}

/** Words of the part before the last one: `/uslugi/poly` → those of `uslugi`. */
export function sectionWords(path: string): string[] {
  return pathWords(path.replace(/\/[^/]*$/, ''));
}

/** `priyomka`, `priemka` → `priemka`; `shchit`, `schit` → `wit`. */
function skeleton(word: string): string {
  return word
    .replaceAll(/shch|sch|shh|sh/g, 'w')
    .replaceAll('zh', 'z')
    .replaceAll('ch', '4')
    .replaceAll(/kh|x/g, 'h')
    .replaceAll(/ts|tc|tz/g, 'c')
    .replaceAll(/[yj][oe]|io/g, 'e')
    .replaceAll(/[yji]u/g, 'u')
    .replaceAll(/[yji]a/g, 'a')
    .replaceAll(/[yj]/g, 'i')
    .replaceAll(/(.)\1+/g, '$1');
}

const LONG_WORD = 5;

/** Whether two words differ only in their endings: `kvartir`, `kvartiri`. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  let common = 0;
  while (common < short.length && short[common] === long[common]) common += 1;
  const [root, ending] = short.length < LONG_WORD ? [3, 2] : [Math.max(4, short.length - 2), 3];
  return common >= root && long.length - common <= ending && !/\d/.test(long);
}
