import { useCallback, useEffect, useRef, useState } from 'react';
import type { EntryText } from '../../contract/content.ts';
import type { PreviewPlace, ToPointing } from '../../contract/preview.ts';
import type { MadePreview } from './use-preview.ts';

type Frame = { readonly id: number; readonly src: string; readonly text: EntryText };
export type Place = Omit<PreviewPlace, 'isReady'>;

type Options = {
  readonly made: MadePreview | undefined;
  /** Page to start at; `null` for the page of the entry. */
  readonly from: Place | null;
  /** Gets messages of the pointing scripts; the next page is not yet visible. */
  readonly receive: (message: unknown, isShown: boolean) => void;
};

/** Delay after `load` before a page that sends no message, such as an error page, is shown. */
const TIMEOUT_MS = 300;

/**
 * Loads the next draft in a hidden second frame and swaps both once their positions match, which avoids flicker. The
 * frames have no origin, so they report their positions by messages.
 */
export function useFrames({ made, from, receive }: Options) {
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  const [shown, setShown] = useState(0);
  const elements = useRef(new Map<number, HTMLIFrameElement>());
  const place = useRef(from);
  const entry = useRef<string | null>(null);
  const count = useRef(0);
  const seen = useRef(0);

  const reveal = useCallback((id: number) => {
    if (id <= seen.current) return;
    seen.current = id;
    setShown(id);
    setFrames((all) => all.filter((frame) => frame.id >= id));
  }, []);

  useEffect(() => {
    if (!made) return;
    const at = place.current;
    const isAtEntry = at === null || at.path === entry.current;
    entry.current = made.path;
    if (isAtEntry) place.current = { path: made.path, search: at?.search ?? '', top: at?.top ?? 0 };
    const { path, search } = place.current ?? { path: made.path, search: '' };
    count.current += 1;
    const frame = { id: count.current, src: `/preview/${made.token}${path}${search}`, text: made.text };
    setFrames((all) => [...all.filter(({ id }) => id === seen.current), frame]);
  }, [made]);

  const handleMessage = useCallback(
    (id: number, { isReady, ...here }: PreviewPlace) => {
      if (isReady) {
        if (id < seen.current) return;
        place.current = here;
        reveal(id);
        return;
      }
      const scrollTo = here.path === place.current?.path ? place.current.top : 0;
      elements.current.get(id)?.contentWindow?.postMessage({ scrollTo }, '*');
    },
    [reveal],
  );

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      const reportedPlace = parsePlaceMessage(data);
      const sender = [...elements.current].find(([, { contentWindow }]) => contentWindow === source);
      if (!sender) return;
      if (reportedPlace) handleMessage(sender[0], reportedPlace);
      else receive((data as { pointing?: unknown } | null)?.pointing, sender[0] === seen.current);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [handleMessage, receive]);

  const latest = useRef(frames);
  latest.current = frames;
  /** Sends a message to the pointing script of each frame; it depends on the text of which the page is made. */
  const post = useCallback((message: (text: EntryText) => ToPointing) => {
    for (const { id, text } of latest.current) {
      elements.current.get(id)?.contentWindow?.postMessage({ pointing: message(text) }, '*');
    }
  }, []);

  return {
    frames,
    shown,
    post,
    /** Returns the current position in the frame, for opening it in a separate window. */
    place: () => place.current,
    hold: (id: number, element: HTMLIFrameElement | null) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
    loaded: (id: number) => setTimeout(reveal, TIMEOUT_MS, id),
  };
}

/** Validates messages, since a frame can send anything. */
function parsePlaceMessage(data: unknown): PreviewPlace | null {
  const reportedPlace = (data as { preview?: Partial<PreviewPlace> } | null)?.preview;
  if (
    typeof reportedPlace?.path !== 'string' ||
    typeof reportedPlace.search !== 'string' ||
    typeof reportedPlace.top !== 'number'
  )
    return null;
  const url = URL.parse(reportedPlace.path + reportedPlace.search, location.origin);
  if (!reportedPlace.path.startsWith('/') || url?.origin !== location.origin) return null;
  return {
    isReady: reportedPlace.isReady === true,
    path: url.pathname,
    search: url.search,
    top: Math.max(0, reportedPlace.top),
  };
}
