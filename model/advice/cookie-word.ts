import type { Advice } from './advised.ts';
import { adviceOn } from './own-texts.ts';
import type { Survey } from './survey.ts';

const COOKIE = /(?<![\w-])cookies?(?![\w-])/i;

/** Finds «cookie» in all texts, including documents, because the word has a Russian spelling. */
export function cookieWord({ texts }: Survey): Advice[] {
  return texts.flatMap((text) => {
    const word = COOKIE.exec(text.text)?.[0];
    if (word === undefined) return [];
    const isDocument = text.file.kind.name === 'documents';
    const how = isDocument ? 'Опубликованную редакцию не правят: замените слово в новой.' : 'Замените.';
    return [adviceOn(text, word, `«${word}» по-русски пишут «куки». ${how}`)];
  });
}
