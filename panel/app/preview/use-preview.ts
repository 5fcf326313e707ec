import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EntryText, Refused } from '../../contract/content.ts';
import type { PreviewMade } from '../../contract/preview.ts';
import { RequestError, request } from '../lib/request.ts';

export type PreviewedDraft = EntryText & { readonly file: string };

/** After so long without a keystroke the draft is shown. */
const PAUSE_MS = 200;
/** A preview lives an hour on the server. */
const RENEWED_MS = 50 * 60_000;

/** The draft on its way to the frame: asked for when typing pauses; while it cannot be shown, the last one stays. */
export function usePreview({ file, facts, body }: PreviewedDraft) {
  const text = JSON.stringify({ file, facts, body });
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['preview', settled],
    queryFn: () => request<PreviewMade>('POST', '/api/preview', JSON.parse(settled)),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: RENEWED_MS,
    refetchOnWindowFocus: false,
  });
  return {
    made: data,
    error,
    isAwaited: isFetching || text !== settled,
    /** Also shows what has changed elsewhere meanwhile. */
    reload: () => void refetch(),
  };
}

/** What stands in the way of showing the draft, in the loader's sentences. */
export function refusalsOf(error: Error | null): string[] {
  if (!error) return [];
  const issues = error instanceof RequestError ? (error.body as Partial<Refused> | null)?.issues : undefined;
  return [...new Set(issues?.map(({ message }) => message) ?? [error.message])];
}
