import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { entryAddress } from '../../contract/entry-address.ts';
import type { ShownField } from '../../contract/preview.ts';
import type { Place } from '../preview/use-frames.ts';
import { kindOfFile } from './issue-words.ts';
import { useKinds } from './use-kinds.ts';

type FieldState = { readonly page?: Place | null };

/** Opens the field that the address names, once per navigation, and fields of other entries at the same page. */
export function useFieldAddress(open: (path: string) => void) {
  const [parameters] = useSearchParams();
  const { state, key, hash } = useLocation();
  const navigate = useNavigate();
  const kinds = useKinds().data ?? [];
  // A link to a section of the form keeps the parameter and adds a hash.
  const asked = hash === '' ? parameters.get('field') : null;
  const latest = useRef(open);
  latest.current = open;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same field can be asked for again
  useEffect(() => {
    if (asked !== null) latest.current(asked);
  }, [asked, key]);
  return {
    from: (state as FieldState | null)?.page ?? null,
    openElsewhere({ file, path }: ShownField, page: Place | null): void {
      const kind = kindOfFile(kinds, file);
      const state: FieldState = { page };
      if (kind) void navigate(`${entryAddress(kind, file)}?field=${path}`, { state });
    },
  };
}
