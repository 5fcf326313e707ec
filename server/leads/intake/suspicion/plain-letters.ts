/** Homoglyphs of Latin and Cyrillic: first those of Russian, then those of other languages. */
const LATIN = 'aAeEoOcCpPxXyYkKmMTHB';
const CYRILLIC = 'аАеЕоОсСрРхХуУкКмМТНВ';
const FOREIGN_LATIN = 'iIjJsSh';
const FOREIGN_CYRILLIC = 'іІјЈѕЅһ';

const TO_CYRILLIC = pairs(LATIN, CYRILLIC);
const TO_LATIN = pairs(CYRILLIC + FOREIGN_CYRILLIC, LATIN + FOREIGN_LATIN);

/**
 * Normalises text for the rules: full-width letters become plain, invisible characters are removed,
 * and homoglyphs are converted to the script of their word. The result is not stored.
 */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[。․]/g, '.')
    .replace(/\p{L}[\p{L}\p{M}]*/gu, inOneScript);
}

function inOneScript(word: string): string {
  if (!/\p{Script=Cyrillic}/u.test(word) || !/[\p{Script=Latin}јЈѕЅһ]/u.test(word)) return word;
  const asCyrillic = replaced(word, TO_CYRILLIC);
  if (!/[\p{Script=Latin}јЈѕЅһ]/u.test(asCyrillic)) return asCyrillic;
  const asLatin = replaced(word, TO_LATIN);
  return /\p{Script=Cyrillic}/u.test(asLatin) ? word : asLatin;
}

function replaced(word: string, letters: ReadonlyMap<string, string>): string {
  return [...word].map((letter) => letters.get(letter) ?? letter).join('');
}

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  return new Map([...from].map((letter, at) => [letter, [...to][at] ?? letter]));
}
