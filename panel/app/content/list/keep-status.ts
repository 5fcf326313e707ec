import type { ContentIssue } from '../../../../model/load/issue.ts';
import type { Draft, Entry, EntryText, PersonHere } from '../../../contract/content.ts';
import { isSame } from '../../lib/is-same.ts';
import { get, request } from '../../lib/request.ts';
import { forgetLocally, localDraft, newerDraft } from '../local-draft.ts';

type Begun = EntryText & Pick<Draft, 'baseVersion'>;

export type KeptStatus = {
  /** What a person has to fill in before the draft can be published. */
  readonly issues: readonly ContentIssue[];
  /** Names of the people who have the entry open. */
  readonly others: readonly string[];
  /** `false` when the text is the published one again. */
  readonly isDraft: boolean;
  readonly undo: () => Promise<unknown>;
};

/** Stores a status, and the day it needs, in the draft of the person, as the form does. A text that is the published one needs no draft. */
export async function keepStatus(file: string, changes: Readonly<Record<string, string>>): Promise<KeptStatus> {
  const address = `/api/draft?file=${encodeURIComponent(file)}`;
  const entry = await get<Entry>(`/api/entry?file=${encodeURIComponent(file)}`);
  const before = newerDraft(entry.draft, localDraft(file));
  const isPublished = ({ facts, body }: EntryText) => isSame({ facts, body }, { facts: entry.facts, body: entry.body });
  const store = async ({ baseVersion, facts, body }: Begun) => {
    if (isPublished({ facts, body })) await request('DELETE', address);
    else await request('PUT', '/api/draft', { file, baseVersion, facts, body });
    forgetLocally(file);
  };
  const begun: Begun = before ?? { ...entry, baseVersion: entry.version };
  const next = { ...begun, facts: { ...begun.facts, ...changes } };
  await store(next);
  const undo = () => store(begun);
  // The draft is stored: without these answers only the notice says less.
  const [{ issues }, others] = await Promise.all([
    request<{ issues: ContentIssue[] }>('POST', '/api/entry/check', { file, facts: next.facts, body: next.body }),
    request<PersonHere[]>('POST', '/api/presence', { file, field: null }),
  ]).catch((): [{ issues: ContentIssue[] }, PersonHere[]] => [{ issues: [] }, []]);
  return { issues, others: others.map(({ name }) => name), isDraft: !isPublished(next), undo };
}
