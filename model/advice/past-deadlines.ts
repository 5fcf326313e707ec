import { readDate } from '../format/date.ts';
import type { Advice } from './advised.ts';
import { adviceOn } from './own-texts.ts';
import type { Survey } from './survey.ts';

/** Articles describe the past, and papers contain sample values. */
const TELLS_OF_THE_PAST: readonly string[] = ['articles', 'papers'];

const UNTIL =
  /(?<![а-яё])(?:до|по|не\s(?:позже|позднее))\s+(\d{1,2}\s+(?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)\s+\d{4})/giu;

/** Finds past dates such as «до 31 декабря 2025» in texts about the present. */
export function pastDeadlines({ texts, today }: Survey): Advice[] {
  return texts.flatMap((text) => {
    const { kind } = text.file;
    if (kind.prices === 'kept' || TELLS_OF_THE_PAST.includes(kind.name)) return [];
    return [...text.text.matchAll(UNTIL)].flatMap(([quote, date = '']) => {
      const isoDate = readDate(date);
      if (isoDate === null || isoDate >= today) return [];
      return [adviceOn(text, quote, `«${quote}» уже прошло. Поставьте новый срок или перепишите.`)];
    });
  });
}
