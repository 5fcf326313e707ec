import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { entryAddress } from '../../contract/entry-address.ts';
import type { ShownField } from '../../contract/preview.ts';
import type { Place } from '../preview/use-frames.ts';
import { kindOfFile } from './issue-words.ts';
import { useKinds } from './use-kinds.ts';

type FieldState = { readonly page?: Place | null };

/** Opens the field that the address names, once, and fields of other entries at the same page. */
export function useFieldAddress(open: (path: string) => void) {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const kinds = useKinds().data ?? [];
  const asked = useRef(parameters.get('field'));
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (asked.current !== null) latest.current(asked.current);
    asked.current = null;
  }, []);
  return {
    from: (state as FieldState | null)?.page ?? null,
    openElsewhere({ file, path }: ShownField, page: Place | null): void {
      const kind = kindOfFile(kinds, file);
      const state: FieldState = { page };
      if (kind) void navigate(`${entryAddress(kind, file)}?field=${path}`, { state });
    },
  };
}
