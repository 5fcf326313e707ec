import type { FeedReport } from '../../model/feeds/feed-report.ts';
import type { Field } from '../../model/fields/field-tree.ts';
import type { KindGroup } from '../../model/kinds/kind-groups.ts';
import type { KindName } from '../../model/kinds/kinds.ts';
import type { ContentIssue } from '../../model/load/issue.ts';

/** Raw values parsed from a file, without the defaults of a schema. */
export type Facts = Readonly<Record<string, unknown>>;

export type EntryText = {
  readonly facts: Facts;
  readonly body: string | null;
};

export { KIND_GROUPS, type KindGroup } from '../../model/kinds/kind-groups.ts';

export type KindInfo = {
  readonly name: KindName;
  readonly group: KindGroup;
  readonly title: string;
  readonly titleOne: string;
  /** Key of the text that follows the title of an entry; `null` if the title suffices. */
  readonly titleWith: string | null;
  readonly hint: string;
  /** Folder inside the content folder; `null` for a kind with a single file. */
  readonly folder: string | null;
  /** File of a single-file kind; `null` for a folder of entries. */
  readonly file: string | null;
  readonly format: 'yaml' | 'md';
  /** Subfolders that contain the entries, used by legal documents; `null` for a flat folder. */
  readonly folders: readonly string[] | null;
  readonly hasOwnPage: boolean;
  /** Whether texts may contain placeholders for current prices: `{цена komfort}`. */
  readonly prices: 'present' | 'kept';
  readonly form: Field;
};

/** A kind for lists and links. The forms of all kinds have 25 KB, which no first screen needs. */
export type KindSummary = Omit<KindInfo, 'form'>;

export type EntryStatus =
  | { readonly state: 'live' | 'over' | 'refused' | 'withdrawn' }
  /** First day on which visitors see the entry; ISO date. */
  | { readonly state: 'planned'; readonly from: string };

export type EntrySummary = {
  /** Path inside the content folder: `works/dvushka.yaml`. */
  readonly file: string;
  readonly slug: string;
  readonly title: string;
  readonly photo: string | null;
  readonly status: EntryStatus;
  /** ISO date that orders the entries on the site, if the entry has one. */
  readonly date: string | null;
  readonly changedAt: string;
  readonly hasDraft: boolean;
  /** Values of `columnFields` in their order, formatted for display: «8 450 000 ₽»; ISO dates; empty without a value. */
  readonly columns: readonly string[];
  readonly tags: readonly string[];
};

/** An entry that appears on the site by itself on its first day, an ISO date. */
export type PlannedEntry = { readonly file: string; readonly title: string; readonly from: string };

export type Draft = EntryText & {
  readonly file: string;
  /** Version of the file on which the draft is based; `null` if the file did not exist. */
  readonly baseVersion: string | null;
  readonly savedAt: string;
};

export type Drafts = {
  readonly own: readonly (Draft & { readonly title: string })[];
  /** Number of drafts by other people; `null` for everyone except administrators. */
  readonly others: number | null;
};

export type Entry = EntryText & {
  readonly file: string;
  readonly kind: KindName;
  /** SHA-256 of the file, hexadecimal; `null` if the file does not exist yet. */
  readonly version: string | null;
  readonly draft: Draft | null;
  /** Reason why the entry is read-only, for example a published legal document; `null` if it is editable. */
  readonly readOnly: string | null;
  /** Path of the entry's page on the site, if it has one. */
  readonly address: string | null;
  readonly issues: readonly ContentIssue[];
};

/** Another person who has the entry open. */
export type PersonHere = {
  readonly name: string;
  /** Form path of the field with the focus; `null` outside of fields. */
  readonly field: string | null;
};

export type SaveRequest = EntryText & {
  readonly file: string;
  /** Version of the file on which the edit is based; `null` requires that the file does not exist yet. */
  readonly version: string | null;
  /** Other files no longer match the saved one; the site keeps its last valid version until they do. */
  readonly despiteOthers?: boolean;
};
/** Body of a 200 response; 409 answers `Conflict`, 422 `Refused`. */
export type Saved = {
  readonly version: string;
  /** ISO moment at which the file was in place; a publish run that began later includes the file. */
  readonly savedAt: string;
};
export type Conflict = {
  readonly message: string;
  readonly theirs: Entry;
  /** Common ancestor of both edits; `null` if there was no file or its text is unknown. */
  readonly base: EntryText | null;
  readonly by: string | null;
  /** Changes by field: `before` is the saved value, `after` is the rejected edit. */
  readonly changes: readonly FieldChange[];
};
export type Refused = { readonly message: string; readonly issues: readonly ContentIssue[] };

export type Referrer = { readonly file: string; readonly title: string; readonly path: readonly (string | number)[] };

export type HistoryItem = {
  readonly id: number;
  readonly file: string;
  readonly at: string;
  /** Name of the person, or «правка в папке» for an edit outside the panel. */
  readonly who: string;
  readonly what: 'created' | 'changed' | 'renamed' | 'deleted' | 'restored';
  readonly version: string | null;
};

/** A change with the title that the file has or had. */
export type RecentChange = HistoryItem & { readonly title: string };

export type FieldChange = {
  readonly path: readonly (string | number)[];
  readonly title: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** One change of a file; a text is `null` if there was no file or its content is unknown. */
export type HistoryDetail = {
  readonly item: HistoryItem;
  readonly before: EntryText | null;
  readonly after: EntryText | null;
  readonly changes: readonly FieldChange[];
};

export type PublishingReport = {
  /** `null` if the site's server does not respond. */
  readonly server: 'running' | null;
  readonly liveSince: string | null;
  /** ISO moment since which an earlier release is pinned, so new edits are invisible; `null` if none is pinned. */
  readonly pinnedSince: string | null;
  /** Last publish run; it covers every edit that was saved before `begunAt`. */
  readonly lastRun: { readonly begunAt: string; readonly endedAt: string; readonly milliseconds: number } | null;
  readonly issues: readonly ContentIssue[];
  /** Files whose current text is unpublished, including dependants; `all` if the whole run failed. */
  readonly waiting: readonly string[] | 'all';
  /** Items that the feeds send to portals, and items that are not ready for sending. */
  readonly feeds: FeedReport;
  /** Non-blocking recommendations: their total and the first of them. */
  readonly advice: { readonly total: number; readonly issues: readonly ContentIssue[] };
  /** System error that an editor cannot fix, as a message; `null` if there is none. */
  readonly trouble: string | null;
};

export type Scheduled = EntryText & {
  readonly id: number;
  readonly file: string;
  readonly title: string;
  /** Version of the file that the edit is based on; `null` for a new entry. */
  readonly baseVersion: string | null;
  /** What a waiting edit changes on the site as it is now; empty in other states. */
  readonly changes: readonly FieldChange[];
  /** ISO moments: publication of the edit, and restoration of the former text. */
  readonly at: string;
  readonly until: string | null;
  readonly who: string;
  readonly state: 'waiting' | 'live' | 'failed';
  readonly message: string | null;
};
