import { useCallback, useEffect, useRef, useState } from 'react';
import type { EntryText } from '../../contract/content.ts';
import type { ShownField, ToPointing } from '../../contract/preview.ts';
import type { Observed } from '../lib/observed.ts';
import { parsePointing } from './parse-pointing.ts';
import { textChanges } from './text-changes.ts';

type Options = {
  readonly file: string;
  readonly text: Observed<EntryText>;
  /** Form path of the field with the focus. */
  readonly chosen: Observed<string | null>;
  /** Form paths of the fields in view while the form scrolls, the nearest first. */
  readonly inView: Observed<readonly string[]>;
  /** Gets a field and the text under the click, or `null` for a text without a field. */
  readonly onOpened: (field: ShownField | null, text: string | null) => void;
};

type Post = (message: (text: EntryText) => ToPointing) => void;

/** Connects the form with the page: a click opens a field, and a chosen field and typed texts show on the page. */
export function usePointing(options: Options) {
  const { file, text, chosen, inView } = options;
  const [isPointing, setPointing] = useState(true);
  const [scale, setScale] = useState(1);
  const [isFound, setFound] = useState<boolean | null>(null);
  const post = useRef<Post>(() => undefined);
  const isFirst = useRef(true);
  const latest = useRef({ ...options, isPointing, scale });
  latest.current = { ...options, isPointing, scale };

  const sendMode = useCallback(() => {
    const { isPointing, scale } = latest.current;
    post.current(() => ({ type: 'mode', isPointing, scale }));
  }, []);
  const sendTexts = useCallback(() => {
    post.current((shown) => ({ type: 'patch', file, changes: textChanges(shown, text.get()) }));
  }, [file, text]);
  const sendChosen = useCallback(
    (isScrolling: boolean) => {
      const path = chosen.get();
      if (path !== null) post.current(() => ({ type: 'choose', place: { file, path }, isScrolling }));
    },
    [file, chosen],
  );

  const sendInView = useCallback(() => {
    const places = inView.get().map((path) => ({ file, path }));
    post.current(() => ({ type: 'follow', places }));
  }, [file, inView]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new mode is sent
  useEffect(sendMode, [isPointing, scale, sendMode]);
  useEffect(() => text.subscribe(sendTexts), [text, sendTexts]);
  useEffect(() => chosen.subscribe(() => sendChosen(true)), [chosen, sendChosen]);
  useEffect(() => inView.subscribe(sendInView), [inView, sendInView]);

  const receive = useCallback(
    (message: unknown, isShown: boolean) => {
      const said = parsePointing(message);
      if (said?.type === 'ready') {
        sendMode();
        sendTexts();
        // A page that is rendered again stays where it is.
        sendChosen(isFirst.current);
        isFirst.current = false;
      }
      if (!isShown) return;
      if (said?.type === 'opened') latest.current.onOpened(said.field, said.text);
      if (said?.type === 'no-field') latest.current.onOpened(null, null);
      if (said?.type === 'found' && said.path === chosen.get()) setFound(said.isFound);
    },
    [chosen, sendMode, sendTexts, sendChosen],
  );

  return {
    isPointing,
    setPointing,
    setScale,
    /** Whether the page shows the chosen field; `null` while none is chosen. */
    isFound,
    receive,
    connect(next: Post) {
      post.current = next;
    },
  };
}
