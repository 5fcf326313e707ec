import { useRef } from 'react';
import { useGo, usePathname, useQuery } from '../../navigation/place.ts';

/** How a choice is written in the address. */
export type QueryForm<Choice> = {
  /** Address of the list's first page: choosing on a later one leads there. */
  readonly listPath: string;
  /** What the list does not have is forgotten. */
  read(query: URLSearchParams): Choice;
  /** What else the address carries, such as campaign tags, is to stay. */
  write(choice: Choice, current: URLSearchParams): URLSearchParams;
};

export type ChangeChoice<Choice> = (change: (choice: Choice) => Choice) => void;

/**
 * A visitor's choice in a list. It lives in the address. A change begins from the query that was asked for last, drawn
 * or not: of two quick presses the second would forget the first.
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
