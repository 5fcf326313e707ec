import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { EntryText } from '../../contract/content.ts';
import { isSame } from '../lib/is-same.ts';
import { Observed } from '../lib/observed.ts';
import { RequestError, request } from '../lib/request.ts';
import { forgetLocally, keepLocally, localDraft } from './local-draft.ts';

const AFTER_MS = 800;
const RETRY_MS = 5000;

/** `found` is a draft that the form began with. */
export type DraftState = 'none' | 'found' | 'keeping' | 'kept' | 'on-device';

/**
 * Saves the draft at once on this device and, debounced, on the server. A draft that the server cannot take stays on
 * the device and is retried.
 */
export function useDraft(file: string, begunFrom: string | null, isFound = false) {
  /** Version of the file that the next draft is based on. */
  const base = useRef(begunFrom);
  const [state] = useState(() => new Observed<DraftState>(isFound ? 'found' : 'none'));
  const waiting = useRef<{ text: EntryText; timer: ReturnType<typeof setTimeout> } | null>(null);
  /**
   * Pending deletion of a published draft; a new draft waits for it, otherwise the deletion would remove the new draft
   * too.
   */
  const pendingDeletion = useRef<Promise<unknown>>(Promise.resolve());
  const isClosed = useRef(false);
  const client = useQueryClient();
  const address = `/api/draft?file=${encodeURIComponent(file)}`;

  function refreshLists(): void {
    for (const list of ['entries', 'drafts']) void client.invalidateQueries({ queryKey: [list] });
  }

  function cancelPendingSave(): void {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
  }

  async function send(text: EntryText): Promise<void> {
    await pendingDeletion.current;
    try {
      await request('PUT', '/api/draft', { file, baseVersion: base.current, ...text });
      if (waiting.current?.text !== text) return;
      waiting.current = null;
      forgetLocally(file);
      state.set('kept');
      refreshLists();
    } catch (error) {
      state.set('on-device');
      const isRetryable = error instanceof RequestError && [0, 401, 500, 503].includes(error.status);
      if (isRetryable && waiting.current?.text === text) schedule(text, RETRY_MS);
    }
  }

  function schedule(text: EntryText, ms: number): void {
    cancelPendingSave();
    const sendIfDue = () => {
      // The entry may be open again: its form may have changed, published or discarded what this one left.
      if (!isClosed.current || isOnDevice(file, text)) void send(text);
    };
    waiting.current = { text, timer: setTimeout(sendIfDue, ms) };
  }

  const latest = useRef(send);
  latest.current = send;
  // Save on unmount without waiting for the response.
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      void latest.current(waiting.current.text);
    };
  }, []);

  return {
    state,
    keep(text: EntryText) {
      keepLocally(file, { baseVersion: base.current, ...text });
      state.set('keeping');
      schedule(text, AFTER_MS);
    },
    rebase(version: string | null) {
      base.current = version;
    },
    /** Discards the draft. @throws {RequestError} and keeps the draft when the request fails */
    async discard() {
      cancelPendingSave();
      await request('DELETE', address);
      forgetLocally(file);
      refreshLists();
    },
    /**
     * @param version new version of the file, or `null` when unchanged
     * @param next text typed while the save was pending; it becomes a draft based on that version
     */
    async settled(version: string | null, next: EntryText | null) {
      cancelPendingSave();
      state.set('none');
      if (version !== null) base.current = version;
      if (next) keepLocally(file, { baseVersion: base.current, ...next });
      else forgetLocally(file);
      // Delete even after a save: a draft request in flight may have arrived after the published text.
      pendingDeletion.current = request('DELETE', address).catch(() => undefined);
      await pendingDeletion.current;
      refreshLists();
    },
  };
}

function isOnDevice(file: string, { facts, body }: EntryText): boolean {
  const kept = localDraft(file);
  return kept !== null && isSame({ facts: kept.facts, body: kept.body }, { facts, body });
}
