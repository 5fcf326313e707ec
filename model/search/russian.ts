import { stemmer } from '@orama/stemmers/russian';

const SYNONYMS = [
  'однокомнатная однушка',
  'двухкомнатная двушка',
  'трехкомнатная трешка',
  'четырехкомнатная четырешка',
  'санузел ванная ванна туалет',
  'цена стоимость стоит стоят стоить расценки прайс почем',
  'вторичка вторичное',
  'новостройка первичка',
  'смета калькулятор расчет рассчитать посчитать',
  'электромонтаж электрика проводка розетка',
  'плитка кафель керамогранит',
  'уборка клининг',
  'гостиная зал',
  'прихожая коридор',
  'лоджия балкон',
  'адрес офис телефон',
  'дизайн дизайнер',
  'купить продажа',
  'срок длится долго',
];

const STOP_WORDS =
  'и а но в во на с со к ко у о об от до за из по под над при без для не ни же ли бы или если то так что чтобы как ' +
  'какой какая какие сколько почему зачем где когда кто мне мы вы вас нам наш ваш я он она они это эта этот мой моя есть можно нужно надо хочу';

const ROOMS = ['', 'одно', 'двух', 'трех', 'четырех', 'пяти'];

/** Room counts such as «2-комнатная», «2-х комн.» and «2к» are single words; a decimal area is one number. */
const WORD =
  /под[\s\u00a0]ключ(?![а-яё])|[1-5](?:-?х)?[-\s\u00a0]?(?:комн[а-яё]*|к(?![а-яё]))|[а-яё]+|[a-z]+|\d+(?:[.,]\d+)?/giu;

export type Word = { readonly text: string; readonly at: number };

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0], at: match.index }));
}

/** Cache of stems: the same words occur in thousands of entries. */
const known = new Map<string, string | null>();

/** Returns the stem of a word, or `null` for a stop word. */
export function stemOf(word: string): string | null {
  const before = known.get(word);
  if (before !== undefined) return before;
  const stem = stemOfNew(word);
  known.set(word, stem);
  return stem;
}

function stemOfNew(word: string): string | null {
  const plain = word.toLowerCase().replaceAll('ё', 'е').replace(',', '.');
  if (/^под\s/.test(plain)) return stemmer('пакет');
  if (/^\d.*к/.test(plain)) return stemmer(`${ROOMS[Number(plain[0])]}комнатная`);
  if (/^\d/.test(plain)) return plain;
  return plain.length === 1 || STOP.has(plain) ? null : stemmer(plain);
}

const STOP = new Set(STOP_WORDS.split(' '));

const SAME = new Map(
  SYNONYMS.map((line) => line.split(' ').map((word) => stemmer(word))).flatMap((group) =>
    group.map((stem) => [stem, group]),
  ),
);

/** Returns the stems to index for a word: its own and those of its synonyms. */
export function stemsToIndex(word: string): readonly string[] {
  const stem = stemOf(word);
  if (stem === null) return [];
  const [whole = stem] = /^\d/.test(stem) ? stem.split('.') : [];
  return SAME.get(stem) ?? [...new Set([stem, whole])];
}

const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** «htvjyn» → «ремонт»: text typed in the wrong keyboard layout. */
export function inOtherAlphabet(text: string): string {
  return [...text.toLowerCase()].map((letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter).join('');
}
