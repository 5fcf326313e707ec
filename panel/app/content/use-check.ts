import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ContentIssue } from '../../../model/load/issue.ts';
import type { EntryText } from '../../contract/content.ts';
import type { Observed } from '../lib/observed.ts';
import { request } from '../lib/request.ts';
import { pathOfIssue } from './issue-words.ts';

const AFTER_MS = 600;

export type EntryValues = { facts: Record<string, unknown>; body: string | null };

/** Shows the loader's messages at their fields and replaces the previous ones. */
export function showIssues(form: UseFormReturn<EntryValues>, file: string, issues: readonly ContentIssue[]): void {
  form.clearErrors();
  for (const issue of issues) {
    if (issue.file === file) form.setError(pathOfIssue(issue) as 'body', { type: 'content', message: issue.message });
  }
}

/**
 * Validates the whole content folder with this text on the server, debounced.
 * @param isOn true once an issue was found, so that fields not yet filled in cause no errors
 */
export function useCheck(
  file: string,
  text: Observed<EntryText>,
  isOn: boolean,
  onIssues: (issues: readonly ContentIssue[]) => void,
) {
  const latest = useRef(onIssues);
  latest.current = onIssues;
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let round = 0;
    const stop = () => {
      round += 1;
      clearTimeout(timer);
    };
    async function check(): Promise<void> {
      const own = round;
      const { issues } = await request<{ issues: ContentIssue[] }>('POST', '/api/entry/check', { file, ...text.get() });
      if (own === round) latest.current(issues);
    }
    const checkSoon = () => {
      stop();
      timer = setTimeout(() => check().catch(() => undefined), AFTER_MS);
    };
    checkSoon();
    const unsubscribe = text.subscribe(checkSoon);
    return () => {
      unsubscribe();
      stop();
    };
  }, [file, text, isOn]);
}
