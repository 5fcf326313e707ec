import { useEffect, useState } from 'react';
import type { ContentsEntry } from './data.ts';

/** The heading under which the visitor reads: the last one that has passed the upper third of the window. */
export function useCurrentEntry(entries: readonly ContentsEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    const update = () => {
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
      setCurrent(passed.at(-1)?.id ?? null);
    };
    // Open at the top, so that a jump over several headings is noticed too.
    const observer = new IntersectionObserver(update, { rootMargin: '1000000px 0px -66% 0px' });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [entries]);

  return current;
}
