import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import type { ContentIssue } from '../../../model/load/issue.ts';
import type { Entry, EntryText, KindInfo, Refused } from '../../contract/content.ts';
import type { PreviewMade } from '../../contract/preview.ts';
import { kindOfFile, placeWords } from '../content/issue-words.ts';
import type { Observed } from '../lib/observed.ts';
import { get, RequestError, request } from '../lib/request.ts';

export type PreviewedDraft = { readonly file: string; readonly text: Observed<EntryText> };

/** A preview and the text of which it is made. */
export type MadePreview = PreviewMade & { readonly text: EntryText };

const PAUSE_MS = 600;
/** Refresh interval; a preview expires on the server after an hour. */
const RENEWED_MS = 50 * 60_000;

/**
 * Creates a preview when typing pauses; a failed one leaves the previous preview in place, or that of the published
 * text if a draft fails from the beginning.
 */
export function usePreview({ file, text }: PreviewedDraft) {
  const { settled, isTyped } = useSettled(text);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['preview', file, settled],
    queryFn: () => makePreview(file, settled),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: RENEWED_MS,
    refetchOnWindowFocus: false,
  });
  // A query that failed has no data, not even that of the query before it.
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const published = useQuery({
    queryKey: ['preview', file],
    queryFn: () => previewOfPublished(file),
    enabled: error !== null && last === undefined,
    gcTime: 0,
    refetchInterval: RENEWED_MS,
    refetchOnWindowFocus: false,
  });
  return {
    made: last ?? published.data ?? undefined,
    error,
    isAwaited: isFetching || isTyped,
    reload: () => void refetch(),
  };
}

async function makePreview(file: string, text: EntryText): Promise<MadePreview> {
  return { ...(await request<PreviewMade>('POST', '/api/preview', { file, ...text })), text };
}

async function previewOfPublished(file: string): Promise<MadePreview | null> {
  const { version, facts, body } = await get<Entry>(`/api/entry?file=${encodeURIComponent(file)}`);
  return version === null ? null : makePreview(file, { facts, body });
}

/** Returns the debounced text and whether a newer text is pending. */
function useSettled(text: Observed<EntryText>) {
  const [settled, setSettled] = useState(text.get);
  const [isTyped, setTyped] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = text.subscribe(() => {
      clearTimeout(timer);
      // A typed letter is shown first.
      startTransition(() => setTyped(true));
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

export type PreviewRefusal = {
  readonly words: string;
  /** `null` for a failure without mistakes. */
  readonly issue: ContentIssue | null;
};

/** Returns the loader's messages that prevent the preview, each once. */
export function refusalsOf(
  error: Error | null,
  kinds: readonly KindInfo[],
  isNamed: (issue: ContentIssue) => boolean = () => true,
): PreviewRefusal[] {
  if (!error) return [];
  const issues = error instanceof RequestError ? (error.body as Partial<Refused> | null)?.issues : undefined;
  const refusals = issues?.filter(isNamed).map((issue) => {
    const kind = kindOfFile(kinds, issue.file);
    return { words: kind ? `${placeWords(kind, issue)}: ${issue.message}` : issue.message, issue };
  });
  return refusals
    ? [...new Map(refusals.map((refusal) => [refusal.words, refusal])).values()]
    : [{ words: error.message, issue: null }];
}
