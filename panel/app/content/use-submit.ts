import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentIssue } from '../../../model/load/issue.ts';
import type { Conflict, EntryText, KindInfo, Refused, SaveRequest } from '../../contract/content.ts';
import type { Observed } from '../lib/observed.ts';
import { RequestError } from '../lib/request.ts';
import type { Met } from './conflict/conflict-dialog.tsx';
import { mergeEntry } from './conflict/merge-entry.ts';
import { mergeInputOf } from './conflict/merge-input.ts';

type Options<Answer> = {
  readonly kind: KindInfo;
  readonly file: string;
  readonly text: Observed<EntryText>;
  readonly send: (asked: SaveRequest) => Promise<Answer>;
  readonly onSent: (answer: Answer, text: EntryText) => void;
  readonly onRefused: (issues: readonly ContentIssue[]) => void;
  /** Receives the merged text and the version it is based on. */
  readonly onMerged: (text: EntryText, version: string | null) => void;
};

/** Sends the text of a form; merges it with edits of others, and asks about fields that both have changed. */
export function useSubmit<Answer>({ kind, file, text, send, onSent, onRefused, onMerged }: Options<Answer>) {
  const [met, setMet] = useState<Met | null>(null);
  const save = useMutation({
    mutationFn: send,
    onSuccess(answer, { facts, body }) {
      setMet(null);
      onSent(answer, { facts, body });
    },
    onError(error) {
      if (error instanceof RequestError && error.status === 409) meet(error.body as Conflict);
      else if (error instanceof RequestError && error.status === 422) {
        setMet(null);
        const { issues } = error.body as Refused;
        onRefused(issues);
        if (issues.length === 0) notifications.show({ color: 'red', message: error.message });
        requestAnimationFrame(() => document.getElementById('error-summary')?.focus());
      } else notifications.show({ color: 'red', message: error.message });
    },
  });
  const join = (both: EntryText, version: string | null) => {
    onMerged(both, version);
    save.mutate({ file, version, ...both });
  };
  function meet(conflict: Conflict): void {
    const meeting = mergeInputOf(kind.form, conflict, text.get());
    const both = mergeEntry(kind.form, meeting);
    if (conflict.theirs.version === null || both.clashes.length > 0) {
      setMet({ conflict, meeting });
      return;
    }
    const who = conflict.by === null ? '' : ` (${conflict.by})`;
    notifications.show({ message: `Пока вы правили, в записи изменились другие поля${who}. Обе правки соединены.` });
    join(both.text, conflict.theirs.version);
  }
  return {
    isSending: save.isPending,
    submit: (asked: Pick<SaveRequest, 'version' | 'despiteOthers'>) => save.mutate({ file, ...asked, ...text.get() }),
    /** Props of the dialog about fields that both people have changed. */
    conflict: { kind, met, isSaving: save.isPending, onClose: () => setMet(null), onDone: join },
  };
}
