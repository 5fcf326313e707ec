import { readDate } from '../format/date.ts';
import type { Advice } from './advised.ts';
import { adviceOn } from './own-texts.ts';
import type { Survey } from './survey.ts';

/** Articles tell what was, papers are filled in by way of example. */
const TELLS_OF_THE_PAST: readonly string[] = ['articles', 'papers'];

const UNTIL =
  /(?<![а-яё])(?:до|по|не\s(?:позже|позднее))\s+(\d{1,2}\s+(?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)\s+\d{4})/giu;

/** «до 31 декабря 2025» in a text that speaks of today. */
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
