import type { Advice } from './advised.ts';
import { adviceOn } from './own-texts.ts';
import type { Survey } from './survey.ts';

/**
 * Latin words without a Russian spelling, each with the reason. Company and brand names come from content: `asIs:
 * 'name'`, `company.latinNames`.
 */
const WITHOUT_RUSSIAN = {
  IP: 'a technical word that the law on personal data itself uses',
  QR: 'the kind of code is called so',
  USB: 'the kind of socket is called so',
  HDMI: 'the kind of socket is called so',
  'Wi-Fi': 'a registered mark',
  PDF: 'a kind of file',
  XLSX: 'a kind of file',
  CSV: 'a kind of file',
  SVG: 'a kind of file',
  RAL: 'a catalogue of colours',
  NCS: 'a catalogue of colours',
  LS: 'of the mark of a cable, ГОСТ 31565',
  MAX: 'the registered name of the messenger',
} as const;

const GAP = /\{[^{}]*\}/g;
const BETWEEN = /[\s«»"„“”(),;!?…—]+/;
const FOR_PROGRAMS = /[@_\\]|:\/\/|[A-Za-z]\.[A-Za-z]|^\//;
const LETTERS = /[A-Za-zА-Яа-яЁё]+/g;
const ROMAN = /^[IVXLC]+$/;
const COOKIE = /^cookies?$/i;

/** Finds Latin words: consumer information must be in Russian (168-ФЗ, since 1 March 2026). */
export function latinWords(survey: Survey): Advice[] {
  const allowed = allowedWords(survey.names);
  return survey.texts.flatMap((text) => {
    if (!/[A-Za-z]/.test(text.text)) return [];
    const words = [...new Set(latinIn(text.text))].filter((word) => !allowed.has(word.toLowerCase()));
    const mixed = words.filter((word) => /[А-Яа-яЁё]/.test(word));
    const latin = words.filter((word) => !mixed.includes(word));
    return [
      ...mixed.map((word) =>
        adviceOn(
          text,
          word,
          `В слове «${word}» русские буквы смешаны с латинскими: поиск его не найдёт. Наберите его заново по-русски.`,
        ),
      ),
      ...(latin[0] === undefined ? [] : [adviceOn(text, latin[0], latinMessage(latin))]),
    ];
  });
}

function latinMessage(words: readonly string[]): string {
  const quoted = words.map((word) => `«${word}»`).join(', ');
  return (
    `Латиницей: ${quoted}. С 1 марта 2026 года сведения для покупателей пишут по-русски (168-ФЗ): найдите русское слово. ` +
    'Если это имя фирмы или марка, впишите его в «Контакты и реквизиты» → «Имена латиницей» (latinNames).'
  );
}

/** Returns words with Latin letters, including partly Latin ones; skips single letters and codes with digits. */
function latinIn(text: string): string[] {
  const chunks = text.replaceAll(GAP, ' ').split(BETWEEN);
  return chunks
    .filter((chunk) => !FOR_PROGRAMS.test(chunk))
    .flatMap((chunk) => [...chunk.matchAll(LETTERS)].filter((found) => isWord(chunk, found)).map(([word]) => word));
}

function isWord(chunk: string, { 0: letters, index }: RegExpExecArray): boolean {
  const around = `${chunk[index - 1] ?? ''}${chunk[index + letters.length] ?? ''}`;
  if (!/[A-Za-z]/.test(letters) || letters.length === 1 || /\d/.test(around)) return false;
  return !ROMAN.test(letters) && !COOKIE.test(letters);
}

function allowedWords(names: readonly string[]): ReadonlySet<string> {
  const known = [...Object.keys(WITHOUT_RUSSIAN), ...names];
  return new Set(known.flatMap((name) => name.match(LETTERS) ?? []).map((word) => word.toLowerCase()));
}
