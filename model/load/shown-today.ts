import type { Content } from '../content.ts';
import { nextDay } from '../format/calendar.ts';
import { startOfDay } from '../format/date.ts';
import type { KindValues } from '../kinds/kinds.ts';
import { folderKinds, singleKinds } from '../kinds/kinds.ts';

type Dated = KindValues & Pick<Content, 'today'>;

/** Tells whether an editor has taken an entry off the site; kinds without the field are always on it. */
export function isWithdrawn(entry: object): boolean {
  return 'isWithdrawn' in entry && entry.isWithdrawn === true;
}

/** Returns the content visible today, sorted, without withdrawn, future and expired entries. */
export function shownToday<T extends Dated>(content: T): T {
  const { today } = content;
  const lists = folderKinds.map(({ name, order, shown }) => {
    const entries = (content[name] as readonly object[]).filter(
      (entry) =>
        !isWithdrawn(entry) && (shown?.from?.(entry) ?? today) <= today && today <= (shown?.until?.(entry) ?? today),
    );
    return [name, entries.sort(order)];
  });
  return { ...content, ...Object.fromEntries(lists) };
}

/** Returns the next time when the date changes the visible content, or `null`. */
export function nextBoundary(content: Dated): Date | null {
  const [day] = boundaryDays(content)
    .filter((date) => date > content.today)
    .sort();
  return day === undefined ? null : startOfDay(day, content.company.utcOffsetHours);
}

function boundaryDays(content: Dated): string[] {
  const ofSingles = singleKinds.flatMap(({ name, changesOn }) => changesOn?.(content[name]) ?? []);
  const ofFolders = folderKinds.flatMap(({ name, shown, changesOn }) =>
    (content[name] as readonly object[]).flatMap((entry) => {
      const from = shown?.from?.(entry);
      const until = shown?.until?.(entry);
      return [...(from ? [from] : []), ...(until ? [nextDay(until)] : []), ...(changesOn?.(entry) ?? [])];
    }),
  );
  return [...ofSingles, ...ofFolders];
}
