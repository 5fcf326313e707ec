import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createContext, useContext, useMemo, useState } from 'react';
import type { Thread } from '../../../contract/comments.ts';
import { useAddress, useAskedInAddress } from '../../lib/use-address.ts';
import { threadsQuery } from './comment-queries.ts';

/** Form path of a field; `null` for the whole entry. */
export type CommentPlace = string | null;

type Comments = {
  readonly threads: readonly Thread[];
  /** The place whose comments are shown; `undefined` while none are. */
  readonly shown: CommentPlace | undefined;
  readonly show: (place: CommentPlace | undefined) => void;
};

/** Parameter of the address that shows the comments of the field in the address, or of the entry. */
export const COMMENTS = 'comments';

const NO_THREADS: readonly Thread[] = [];
const CommentsContext = createContext<Comments>({ threads: NO_THREADS, shown: undefined, show: () => undefined });

export function CommentsProvider({ file, children }: { readonly file: string; readonly children: ReactNode }) {
  const { data: threads = NO_THREADS } = useQuery(threadsQuery(file));
  const [shown, show] = useState<CommentPlace>();
  const { get } = useAddress();
  useAskedInAddress(COMMENTS, () => show(get('field')));
  const comments = useMemo(() => ({ threads, shown, show }), [threads, shown]);
  return <CommentsContext value={comments}>{children}</CommentsContext>;
}

export function useComments(): Comments {
  return useContext(CommentsContext);
}

export function openAt(threads: readonly Thread[], place: CommentPlace): number {
  return threads.filter(({ field, resolvedBy }) => field === place && resolvedBy === null).length;
}
