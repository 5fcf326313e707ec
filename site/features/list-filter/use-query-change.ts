import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

export type ChangeQuery = (change: (query: URLSearchParams) => string) => void;

/**
 * Puts a choice into the address of a list; choosing on a later page leads to the list's head. A change begins from the
 * query that was asked for last, drawn or not: of two quick presses the second would forget the first.
 */
export function useQueryChange(listPath: string): ChangeQuery {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const wanted = useRef<URLSearchParams | null>(null);

  return (change) => {
    const search = change(new URLSearchParams(wanted.current ?? location.search));
    const mine = new URLSearchParams(search);
    wanted.current = mine;
    const target = { pathname: listPath, search };
    const arrival = navigate(target, { replace: pathname === listPath, preventScrollReset: true });
    void Promise.resolve(arrival).finally(() => {
      if (wanted.current === mine) wanted.current = null;
    });
  };
}
