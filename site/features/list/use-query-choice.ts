import { useRef, useState } from 'react';
import { go } from '../../shell/navigation/go.ts';
import { usePathname, useQuery } from '../../shell/navigation/place.ts';

export type QueryForm<Choice> = {
  /** Path of the list's first page; a choice made on a later page navigates to it. */
  readonly listPath: string;
  read(query: URLSearchParams): Choice;
  write(choice: Choice, current: URLSearchParams): URLSearchParams;
};

export type ChangeChoice<Choice> = (change: (choice: Choice) => Choice) => void;

/** A requested query, shown until the query it replaces has changed. */
type Pending = { readonly wanted: URLSearchParams; readonly replaced: URLSearchParams };

/**
 * Keeps a list filter in the URL. A choice is shown at once, while its navigation is pending. A change starts from the
 * last requested query; otherwise the second of two quick clicks would discard the first.
 */
export function useQueryChoice<Choice>(form: QueryForm<Choice>): [Choice, ChangeChoice<Choice>] {
  const query = useQuery();
  const pathname = usePathname();
  const wanted = useRef<URLSearchParams | null>(null);
  const [pending, setPending] = useState<Pending | null>(null);

  function change(changed: (choice: Choice) => Choice): void {
    const current = wanted.current ?? new URLSearchParams(location.search);
    const mine = form.write(changed(form.read(current)), current);
    wanted.current = mine;
    setPending({ wanted: mine, replaced: query });
    const search = mine.toString();
    const to = search === '' ? form.listPath : `${form.listPath}?${search}`;
    void go(to, { replace: pathname === form.listPath, preventScrollReset: true }).finally(() => {
      if (wanted.current !== mine) return;
      wanted.current = null;
      // The page renders an accepted query later; a refused one never comes.
      if (new URLSearchParams(location.search).toString() !== search) setPending(null);
    });
  }

  return [form.read(pending?.replaced === query ? pending.wanted : query), change];
}
