import { Alert, Box, Button, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { ContentIssue } from '../../../model/load/issue.ts';
import type { Draft, Entry, EntryText, KindInfo } from '../../contract/content.ts';
import { EditedEntryContext } from '../fields/edited-entry.ts';
import { OpenedProvider } from '../fields/opened.tsx';
import { FaultAlert } from '../lib/fault-alert.tsx';
import { isSame } from '../lib/is-same.ts';
import { momentWords } from '../lib/moment-words.ts';
import { slugOfFile } from './addresses.ts';
import { cleanFacts } from './clean-facts.ts';
import { EntryHeader } from './entry-header.tsx';
import { EntrySections } from './entry-sections.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormAndPreview } from './form-and-preview.tsx';
import { SaveBar } from './save-bar.tsx';
import type { EntryValues } from './use-check.ts';
import { showIssues, useCheck } from './use-check.ts';
import { useDraft } from './use-draft.ts';

type Props = {
  readonly kind: KindInfo;
  readonly entry: Entry;
  readonly draft: Draft | null;
  /** Reads the file anew and forgets what stands in the form. */
  readonly onStartAgain: () => void;
};

/** The form of one entry, with what is wrong, what is kept, and what becomes of it. */
export function EntryForm({ kind, entry, draft: found, onStartAgain }: Props) {
  // As it was found: what is typed from here on is a draft as well.
  const [draft] = useState(found);
  const { file, version } = entry;
  const [begun] = useState<EntryText>(draft ?? entry);
  const form = useForm<EntryValues>({
    defaultValues: { facts: structuredClone({ ...begun.facts }), body: begun.body },
  });
  const values = useWatch({ control: form.control }) as EntryValues;
  const text: EntryText = { facts: cleanFacts(kind.form, values.facts), body: values.body };
  const [issues, setIssues] = useState<readonly ContentIssue[]>(entry.issues);
  const [baseVersion, setBaseVersion] = useState(draft ? draft.baseVersion : version);
  const keeper = useDraft(file, draft?.baseVersion ?? version);
  const discard = useMutation({ mutationFn: keeper.discard, onSuccess: onStartAgain });
  const isChanged =
    version === null || JSON.stringify(text) !== JSON.stringify({ facts: entry.facts, body: entry.body });
  const isReadOnly = entry.readOnly !== null;
  const tell = (found: readonly ContentIssue[]) => {
    setIssues(found);
    showIssues(form, file, found);
  };
  useCheck(file, text, !isReadOnly && issues.length > 0, tell);
  const json = JSON.stringify(text);
  const kept = useRef(json);
  const latest = useRef(keeper);
  latest.current = keeper;
  useEffect(() => {
    if (json === kept.current || isReadOnly) return;
    kept.current = json;
    latest.current.keep(JSON.parse(json));
  }, [json, isReadOnly]);
  const isFromDevice = draft !== null && draft !== entry.draft;
  // What only this device has kept is sent to the server, too.
  useEffect(() => {
    if (isFromDevice) latest.current.keep(begun);
  }, [isFromDevice, begun]);
  const edited = useMemo(() => ({ file, kind: kind.name, slug: slugOfFile(file) }), [file, kind.name]);
  const putInForm = ({ facts, body }: EntryText) =>
    form.reset({ facts: { ...facts }, body }, { keepDefaultValues: true });
  return (
    <EditedEntryContext value={edited}>
      <OpenedProvider>
        <FormProvider {...form}>
          <Stack gap="md">
            <EntryHeader kind={kind} entry={entry} text={text} onRestore={putInForm} />
            {entry.readOnly !== null && <Alert color="blue">{entry.readOnly}</Alert>}
            {draft && (
              <Alert color="orange" title={`Черновик: вы остановились ${momentWords(draft.savedAt)}`}>
                <Group justify="space-between">
                  <Box>
                    {draft.baseVersion === version
                      ? 'На сайте пока прежнее. Продолжайте или уберите черновик.'
                      : 'С тех пор запись изменил кто-то ещё: при публикации соединим правки и спросим о том, что изменили вы оба.'}
                  </Box>
                  <Button
                    variant="default"
                    size="compact-md"
                    loading={discard.isPending}
                    onClick={() => discard.mutate()}
                  >
                    Убрать черновик
                  </Button>
                </Group>
                <FaultAlert error={discard.error} />
              </Alert>
            )}
            <ErrorSummary kind={kind} file={file} issues={issues} />
            <FormAndPreview file={file} text={text}>
              {(isPreviewed) => (
                <Box component="fieldset" disabled={isReadOnly} p={0} m={0} miw={0} bd="none">
                  <EntrySections kind={kind} isNarrow={isPreviewed} />
                </Box>
              )}
            </FormAndPreview>
            {!isReadOnly && (
              <SaveBar
                kind={kind}
                entry={entry}
                baseVersion={baseVersion}
                text={text}
                issues={issues}
                isChanged={isChanged}
                keeping={keeper.state}
                onRefused={tell}
                onJoined={(both, nowVersion) => {
                  keeper.rebase(nowVersion);
                  setBaseVersion(nowVersion);
                  putInForm(both);
                }}
                onPublished={(published, nowVersion) => {
                  const next = isSame(published, text) ? null : text;
                  void keeper.settled(nowVersion, next).then(onStartAgain);
                }}
                onScheduled={() => void keeper.settled(null, null).then(onStartAgain)}
              />
            )}
          </Stack>
        </FormProvider>
      </OpenedProvider>
    </EditedEntryContext>
  );
}
