import { useRef } from 'react';
import { useGo, usePathname, useQuery } from '../../navigation/place.ts';

export type QueryForm<Choice> = {
  /** Path of the list's first page; a choice made on a later page navigates to it. */
  readonly listPath: string;
  read(query: URLSearchParams): Choice;
  write(choice: Choice, current: URLSearchParams): URLSearchParams;
};

export type ChangeChoice<Choice> = (change: (choice: Choice) => Choice) => void;

/**
 * Keeps a list filter in the URL. A change starts from the last requested query, even while its navigation
 * is pending; otherwise the second of two quick clicks would discard the first.
 */
export function useQueryChoice<Choice>(form: QueryForm<Choice>): [Choice, ChangeChoice<Choice>] {
  const query = useQuery();
  const pathname = usePathname();
  const go = useGo();
  const wanted = useRef<URLSearchParams | null>(null);

  function change(changed: (choice: Choice) => Choice): void {
    const current = wanted.current ?? new URLSearchParams(location.search);
    const mine = form.write(changed(form.read(current)), current);
    wanted.current = mine;
    const search = mine.toString();
    const to = search === '' ? form.listPath : `${form.listPath}?${search}`;
    void go(to, { replace: pathname === form.listPath, preventScrollReset: true }).finally(() => {
      if (wanted.current === mine) wanted.current = null;
    });
  }

  return [form.read(query), change];
}
