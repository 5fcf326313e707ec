import { createContext, type FocusEvent, useCallback, useState } from 'react';
import { inputId } from './input-props.ts';

/** Receives the form path of a row that was just added to a list. */
export const NewRowContext = createContext<(row: string) => void>(() => undefined);

/** Form paths of the rows that were just added and not left since. */
export const NewRowsContext = createContext<readonly string[]>([]);

/** Newly added list rows, whose errors stay hidden until the focus leaves them. */
export function useNewRows() {
  const [rows, setRows] = useState<readonly string[]>([]);
  const add = useCallback((row: string) => setRows((before) => [...before, row]), []);
  const leave = useCallback(({ relatedTarget }: FocusEvent) => {
    setRows((before) => {
      const left = before.filter((row) => document.getElementById(inputId(row))?.contains(relatedTarget));
      return left.length === before.length ? before : left;
    });
  }, []);
  return { rows, add, leave };
}

/** Tells whether a field is one of these rows or inside one. */
export function isInRows(path: string, rows: readonly string[]): boolean {
  return rows.some((row) => path === row || path.startsWith(`${row}.`));
}
