import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { EntryText } from '../../contract/content.ts';
import { Observed } from '../lib/observed.ts';
import { RequestError, request } from '../lib/request.ts';
import { forgetLocally, keepLocally } from './local-draft.ts';

const AFTER_MS = 800;
const AGAIN_MS = 5000;

export type DraftState = 'none' | 'keeping' | 'kept' | 'on-device';

/**
 * Keeps what is typed: at once on this device, soon on the server. What the server could not take stays on the device and
 * is tried again.
 */
export function useDraft(file: string, begunFrom: string | null) {
  /** The version that the next draft is a change of. */
  const base = useRef(begunFrom);
  const [state] = useState(() => new Observed<DraftState>('none'));
  const waiting = useRef<{ text: EntryText; timer: ReturnType<typeof setTimeout> } | null>(null);
  /** The draft of a published text is being taken away; a next one that came before that would go with it. */
  const tidying = useRef<Promise<unknown>>(Promise.resolve());
  const client = useQueryClient();
  const address = `/api/draft?file=${encodeURIComponent(file)}`;

  function stop(): void {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
  }

  async function send(text: EntryText): Promise<void> {
    await tidying.current;
    try {
      await request('PUT', '/api/draft', { file, baseVersion: base.current, ...text });
      if (waiting.current?.text !== text) return;
      waiting.current = null;
      forgetLocally(file);
      state.set('kept');
      void client.invalidateQueries({ queryKey: ['entries'] });
    } catch (error) {
      state.set('on-device');
      const isWorthATry = error instanceof RequestError && [0, 401, 500, 503].includes(error.status);
      if (isWorthATry && waiting.current?.text === text) schedule(text, AGAIN_MS);
    }
  }

  function schedule(text: EntryText, ms: number): void {
    stop();
    waiting.current = { text, timer: setTimeout(() => void send(text), ms) };
  }

  const latest = useRef(send);
  latest.current = send;
  // Whoever leaves the form does not wait for it.
  useEffect(
    () => () => {
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      void latest.current(waiting.current.text);
    },
    [],
  );

  return {
    state,
    keep(text: EntryText) {
      keepLocally(file, { baseVersion: base.current, ...text });
      state.set('keeping');
      schedule(text, AFTER_MS);
    },
    /** Further drafts are based on this version. */
    rebase(version: string | null) {
      base.current = version;
    },
    /** Its writer gives it up. @throws {RequestError} and keeps it, when the server cannot be told. */
    async discard() {
      stop();
      await request('DELETE', address);
      forgetLocally(file);
      void client.invalidateQueries({ queryKey: ['entries'] });
    },
    /**
     * @param version of what stands in the file now; `null`: as before
     * @param next what was typed while the text was on its way: a draft of what stands there now
     */
    async settled(version: string | null, next: EntryText | null) {
      stop();
      if (version !== null) base.current = version;
      if (next) keepLocally(file, { baseVersion: base.current, ...next });
      else forgetLocally(file);
      // One that was on its way came after the text that it was a draft of.
      tidying.current = request('DELETE', address).catch(() => undefined);
      await tidying.current;
      void client.invalidateQueries({ queryKey: ['entries'] });
    },
  };
}
