import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { EntryText, Refused } from '../../contract/content.ts';
import type { PreviewMade } from '../../contract/preview.ts';
import type { Observed } from '../lib/observed.ts';
import { RequestError, request } from '../lib/request.ts';

export type PreviewedDraft = { readonly file: string; readonly text: Observed<EntryText> };

/** After so long without a keystroke the draft is shown. */
const PAUSE_MS = 200;
/** A preview lives an hour on the server. */
const RENEWED_MS = 50 * 60_000;

/** The draft on its way to the frame: asked for when typing pauses; while it cannot be shown, the last one stays. */
export function usePreview({ file, text }: PreviewedDraft) {
  const { settled, isTyped } = useSettled(text);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['preview', file, settled],
    queryFn: () => request<PreviewMade>('POST', '/api/preview', { file, ...settled }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: RENEWED_MS,
    refetchOnWindowFocus: false,
  });
  return {
    made: data,
    error,
    isAwaited: isFetching || isTyped,
    /** Also shows what has changed elsewhere meanwhile. */
    reload: () => void refetch(),
  };
}

/** The text, debounced, and whether it has changed since. */
function useSettled(text: Observed<EntryText>) {
  const [settled, setSettled] = useState(text.get);
  const [isTyped, setTyped] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = text.subscribe(() => {
      clearTimeout(timer);
      setTyped(true);
      timer = setTimeout(() => {
        setSettled(text.get());
        setTyped(false);
      }, PAUSE_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [text]);
  return { settled, isTyped };
}

/** What stands in the way of showing the draft, in the loader's sentences. */
export function refusalsOf(error: Error | null): string[] {
  if (!error) return [];
  const issues = error instanceof RequestError ? (error.body as Partial<Refused> | null)?.issues : undefined;
  return [...new Set(issues?.map(({ message }) => message) ?? [error.message])];
}
