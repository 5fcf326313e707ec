import { useMemo, useRef, useState } from 'react';
import type { EntrySummary } from '../../../contract/content.ts';

export type Choice = {
  /** Only entries that the list still shows: an action never changes an entry out of sight. */
  readonly chosen: readonly EntrySummary[];
  /** Whether a phone shows the boxes, which take the room of the words. */
  readonly isOn: boolean;
  /** Shows the boxes of a phone, or hides them and chooses nothing. */
  toggleMode(): void;
  has(file: string): boolean;
  /** @param page entries in the order on the screen; a range goes to the entry toggled before */
  toggle(file: string, isRange: boolean, page: readonly EntrySummary[]): void;
  set(entries: readonly EntrySummary[], isChosen: boolean): void;
  clear(): void;
};

export function useChoice(found: readonly EntrySummary[]): Choice {
  const [files, setFiles] = useState<ReadonlySet<string>>(new Set());
  const [isOn, setOn] = useState(false);
  const last = useRef<string | null>(null);
  const chosen = useMemo(() => found.filter(({ file }) => files.has(file)), [found, files]);
  const set = (entries: readonly { readonly file: string }[], isChosen: boolean) =>
    setFiles((before) => {
      const next = new Set(before);
      for (const { file } of entries) {
        if (isChosen) next.add(file);
        else next.delete(file);
      }
      return next;
    });
  return {
    chosen,
    isOn,
    toggleMode() {
      setOn(!isOn);
      if (isOn) setFiles(new Set());
    },
    has: (file) => files.has(file),
    toggle(file, isRange, page) {
      const [from, to] = [last.current, file].map((end) => page.findIndex((entry) => entry.file === end));
      const isWhole = isRange && from !== undefined && to !== undefined && from >= 0 && to >= 0;
      set(isWhole ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [{ file }], !files.has(file));
      last.current = file;
    },
    set,
    clear() {
      setFiles(new Set());
      setOn(false);
    },
  };
}
