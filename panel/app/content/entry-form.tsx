import { Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { ContentIssue } from '../../../model/load/issue.ts';
import type { Draft, Entry, EntryText, KindInfo } from '../../contract/content.ts';
import { slugOfFile } from '../../contract/entry-address.ts';
import { EditedEntryContext } from '../fields/edited-entry.ts';
import { ExpandedSectionsProvider } from '../fields/expanded-sections.tsx';
import { NewRowContext, NewRowsContext, useNewRows } from '../fields/new-rows.ts';
import { isSame } from '../lib/is-same.ts';
import { hideFormNotices, notifyUndo } from '../lib/notify-undo.tsx';
import { request } from '../lib/request.ts';
import { useMay } from '../lib/use-may.ts';
import { ChangedNotice } from './changed-notice.tsx';
import { LockedNotice } from './editions/locked-notice.tsx';
import { EntryHeader } from './entry-header.tsx';
import { EntrySections } from './entry-sections.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormAndPreview } from './form-and-preview.tsx';
import { isNamed } from './issue-words.ts';
import { PublishBar } from './publish-bar.tsx';
import { SendBar } from './review/send-bar.tsx';
import { WaitingReviews } from './review/waiting-reviews.tsx';
import type { BarProps } from './save-bar.tsx';
import { ScheduledNotice } from './scheduled/scheduled-notice.tsx';
import { CommentsProvider } from './together/comments.tsx';
import { CommentsDrawer } from './together/comments-drawer.tsx';
import { PeopleHereProvider, SharedFields } from './together/people-here.tsx';
import type { EntryValues } from './use-check.ts';
import { showIssues, useCheck } from './use-check.ts';
import { useDraft } from './use-draft.ts';
import { useEntryText } from './use-entry-text.ts';

type Props = {
  readonly kind: KindInfo;
  readonly entry: Entry;
  readonly draft: Draft | null;
  /** The form shows what was published; it stays as it is. */
  readonly onPublished: (text: EntryText, version: string) => void;
  readonly onStartAgain: () => void;
};

export function EntryForm({ kind, entry, draft: found, onPublished, onStartAgain }: Props) {
  // The initial draft: drafts saved from now on must not reset the form.
  const [draft, setDraft] = useState(found);
  const { file, version } = entry;
  const [begun] = useState<EntryText>(draft ?? entry);
  const form = useForm<EntryValues>({
    defaultValues: { facts: structuredClone({ ...begun.facts }), body: begun.body },
  });
  const text = useEntryText(form, kind);
  const [issues, setIssues] = useState<readonly ContentIssue[]>(entry.issues);
  const [baseVersion, setBaseVersion] = useState(draft ? draft.baseVersion : version);
  const keeper = useDraft(file, draft?.baseVersion ?? version, draft !== null);
  const isReadOnly = entry.readOnly !== null;
  const mayPublish = useMay('publish');
  useCheck(file, text, !isReadOnly && issues.length > 0, setIssues);
  const newRows = useNewRows();
  const shownIssues = useMemo(
    () => issues.filter((issue) => isNamed(issue, file, newRows.rows)),
    [issues, file, newRows.rows],
  );
  useEffect(() => showIssues(form, file, shownIssues), [form, file, shownIssues]);
  useEffect(() => hideFormNotices, []);
  const keep = useRef(keepDraft);
  keep.current = keepDraft;
  useEffect(() => {
    if (!isReadOnly) return text.subscribe(() => keep.current(text.get()));
  }, [text, isReadOnly]);
  const isFromDevice = draft !== null && draft !== entry.draft;
  // A draft that only this device has is also sent to the server.
  useEffect(() => {
    if (isFromDevice) keep.current(begun);
  }, [isFromDevice, begun]);
  const edited = useMemo(() => ({ file, kind: kind.name, slug: slugOfFile(file) }), [file, kind.name]);
  const putInForm = ({ facts, body }: EntryText) =>
    form.reset({ facts: { ...facts }, body }, { keepDefaultValues: true });
  /** A text that is the published one again needs no draft. */
  function keepDraft(now: EntryText) {
    if (version === null || !isSame(now, { facts: entry.facts, body: entry.body })) return keeper.keep(now);
    setDraft(null);
    void keeper.settled(null, null);
  }
  async function discardDraft() {
    const discarded = text.get();
    await keeper.discard();
    notifyUndo({
      words: 'Черновик убран',
      undo: () => request('PUT', '/api/draft', { file, baseVersion, ...discarded }),
    });
    onStartAgain();
  }
  const discard = () => {
    discardDraft().catch((error: Error) => notifications.show({ color: 'red', message: error.message }));
  };
  const bar: BarProps = {
    kind,
    entry,
    baseVersion,
    text,
    issues,
    draftState: keeper.state,
    draftAt: draft?.savedAt ?? null,
    onDiscard: discard,
    onRefused: setIssues,
    onMerged(both, nowVersion) {
      keeper.rebase(nowVersion);
      setBaseVersion(nowVersion);
      putInForm(both);
    },
  };
  return (
    <EditedEntryContext value={edited}>
      <ExpandedSectionsProvider isReadOnly={isReadOnly}>
        <FormProvider {...form}>
          <PeopleHereProvider file={file}>
            <CommentsProvider file={file}>
              <Stack gap="md">
                <EntryHeader kind={kind} entry={entry} text={text} onRestore={putInForm} />
                <LockedNotice kind={kind} entry={entry} />
                {draft && draft.baseVersion !== version && <ChangedNotice />}
                <ScheduledNotice file={file} onCancelled={onStartAgain} />
                {mayPublish && <WaitingReviews file={file} />}
                <ErrorSummary kind={kind} file={file} issues={shownIssues} />
                <NewRowsContext value={newRows.rows}>
                  <FormAndPreview kind={kind} file={file} text={text} isNew={version === null} isReadOnly={isReadOnly}>
                    {(isPreviewed) => (
                      <NewRowContext value={newRows.add}>
                        <SharedFields isReadOnly={isReadOnly} onLeave={newRows.leave}>
                          <EntrySections kind={kind} isNarrow={isPreviewed} isReadOnly={isReadOnly} />
                        </SharedFields>
                      </NewRowContext>
                    )}
                  </FormAndPreview>
                </NewRowsContext>
                {!isReadOnly && !mayPublish && <SendBar {...bar} />}
                {!isReadOnly && mayPublish && (
                  <PublishBar
                    {...bar}
                    onPublished={(published, nowVersion) => {
                      const now = text.get();
                      const next = isSame(published, now) ? null : now;
                      const settled = keeper.settled(nowVersion, next);
                      if (version === null || next) {
                        void settled.then(onStartAgain);
                        return;
                      }
                      setBaseVersion(nowVersion);
                      setDraft(null);
                      setIssues([]);
                      onPublished(published, nowVersion);
                    }}
                    onScheduled={() => void keeper.settled(null, null).then(onStartAgain)}
                  />
                )}
              </Stack>
              <CommentsDrawer kind={kind} file={file} />
            </CommentsProvider>
          </PeopleHereProvider>
        </FormProvider>
      </ExpandedSectionsProvider>
    </EditedEntryContext>
  );
}
