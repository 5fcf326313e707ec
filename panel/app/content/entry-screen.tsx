import { Loader, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Draft, Entry, EntryText, KindInfo } from '../../contract/content.ts';
import { slugOfFile } from '../../contract/entry-address.ts';
import { titleField } from '../../contract/entry-title.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { get, RequestError } from '../lib/request.ts';
import { EntryForm } from './entry-form.tsx';
import { localDraft, newerDraft } from './local-draft.ts';
import { entryQuery } from './queries.ts';

type NewEntry = { readonly title?: string; readonly copyOf?: string };

/** The form of one entry, filled from its file or from the newer draft of the person. */
export function EntryScreen({ kind, file }: { readonly kind: KindInfo; readonly file: string }) {
  const location = useLocation();
  // Read once: a link to a section of the form replaces the history state.
  const [asked] = useState((location.state ?? {}) as NewEntry);
  const [round, setRound] = useState(0);
  const client = useQueryClient();
  const entry = useQuery(entryQuery(file));
  const isMissing = entry.error instanceof RequestError && entry.error.status === 404;
  const blank = useQuery({
    queryKey: ['blank', file, asked.copyOf],
    queryFn: () => get<EntryText>(blankAddress(kind, file, asked)),
    enabled: entry.data?.version === null || isMissing,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (entry.error && !isMissing) return <ErrorAlert error={entry.error} />;
  if (blank.error) return <ErrorAlert error={blank.error} />;
  const isNew = isMissing || entry.data?.version === null;
  const stored = isNew
    ? blank.data && newEntry(kind, file, titled(kind, blank.data, asked.title), entry.data?.draft ?? null)
    : entry.data;
  if (!stored || entry.isFetching) return <Loader role="status" aria-label="Загрузка" />;
  const draft = newerDraft(stored.draft, localDraft(file));
  return (
    <Stack>
      <EntryForm
        key={round}
        kind={kind}
        entry={stored}
        draft={draft}
        onPublished={(text, version) => {
          client.setQueryData(entryQuery(file).queryKey, { ...stored, ...text, version, draft: null, issues: [] });
          void client.invalidateQueries({ queryKey: ['preview', file] });
        }}
        onStartAgain={() => {
          setRound((before) => before + 1);
          void entry.refetch();
        }}
      />
    </Stack>
  );
}

function blankAddress(kind: KindInfo, file: string, { copyOf }: NewEntry): string {
  if (copyOf !== undefined) return `/api/entry/copy?file=${encodeURIComponent(copyOf)}&slug=${slugOfFile(file)}`;
  return `/api/entry/blank?kind=${kind.name}&slug=${slugOfFile(file)}`;
}

function newEntry(kind: KindInfo, file: string, text: EntryText, draft: Draft | null): Entry {
  return { ...text, file, kind: kind.name, version: null, draft, readOnly: null, address: null, issues: [] };
}

/** Fills in the title that was entered in the dialog for new entries. */
function titled({ form }: KindInfo, text: EntryText, title: string | undefined): EntryText {
  const first = titleField(form);
  return first && title ? { ...text, facts: { ...text.facts, [first.key]: title } } : text;
}
