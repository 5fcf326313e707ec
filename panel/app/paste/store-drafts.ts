import type { KindName } from '../../../model/kinds/kinds.ts';
import type { Entry, EntryText, Facts } from '../../contract/content.ts';
import { slugOfFile } from '../../contract/entry-address.ts';
import { forgetLocally, localDraft, newerDraft } from '../content/local-draft.ts';
import { get, RequestError, request } from '../lib/request.ts';

export type DraftChange = {
  readonly kind: KindName;
  readonly file: string;
  readonly title: string;
  readonly change: (facts: Facts) => Facts;
};

export type StoredDrafts = {
  readonly stored: readonly DraftChange[];
  readonly failed: readonly { readonly file: string; readonly title: string; readonly message: string }[];
};

/** Stores each change as a draft of the person; an existing draft is continued. One failure does not stop the others. */
export async function storeDrafts(changes: readonly DraftChange[]): Promise<StoredDrafts> {
  const stored: DraftChange[] = [];
  const failed: StoredDrafts['failed'][number][] = [];
  for (const change of changes) {
    try {
      await storeDraft(change);
      stored.push(change);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failed.push({ file: change.file, title: change.title, message });
    }
  }
  return { stored, failed };
}

async function storeDraft({ kind, file, change }: DraftChange): Promise<void> {
  const { baseVersion, facts, body } = await startOf(kind, file);
  await request('PUT', '/api/draft', { file, baseVersion, facts: change(facts), body });
  forgetLocally(file);
}

/** Returns the text that a new draft starts from: the draft of the person, the file, or a blank entry. */
export async function startOf(
  kind: KindName,
  file: string,
): Promise<EntryText & { readonly baseVersion: string | null }> {
  const entry = await get<Entry>(`/api/entry?file=${encodeURIComponent(file)}`).catch((error: unknown) => {
    if (error instanceof RequestError && error.status === 404) return null;
    throw error;
  });
  const draft = newerDraft(entry?.draft ?? null, localDraft(file));
  if (draft) return draft;
  if (entry && entry.version !== null) return { ...entry, baseVersion: entry.version };
  const blank = await get<Entry>(`/api/entry/blank?kind=${kind}&slug=${slugOfFile(file)}`);
  return { ...blank, baseVersion: null };
}
