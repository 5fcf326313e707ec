import type { FeedReport } from '../../model/feeds/feed-report.ts';
import type { Field } from '../../model/fields/field-tree.ts';
import type { KindGroup } from '../../model/kinds/kind-groups.ts';
import type { KindName } from '../../model/kinds/kinds.ts';
import type { ContentIssue } from '../../model/load/issue.ts';

/** Facts of a file as they stand in it: plain YAML, without what a schema adds. */
export type Facts = Readonly<Record<string, unknown>>;

/** What a person edits of one file. */
export type EntryText = {
  readonly facts: Facts;
  /** Markdown below the facts; `null` for kinds of facts alone. */
  readonly body: string | null;
};

export { KIND_GROUPS, type KindGroup } from '../../model/kinds/kind-groups.ts';

/** One kind of content as the panel shows it: all from the kind's declaration. */
export type KindInfo = {
  readonly name: KindName;
  readonly group: KindGroup;
  readonly title: string;
  /** Of one entry; of a single, the same as `title`. */
  readonly titleOne: string;
  readonly hint: string;
  /** Inside the content folder; of a single, its file with nothing else. */
  readonly folder: string | null;
  /** Of a single: its file. `null`: a folder of entries. */
  readonly file: string | null;
  readonly format: 'yaml' | 'md';
  /** Folders inside the kind's own, where entries lie in several: the documents. */
  readonly folders: readonly string[] | null;
  /** Whether each entry has its own page, whose address others can have. */
  readonly hasOwnPage: boolean;
  /** Whether its texts may name present prices: `{цена komfort}`. */
  readonly prices: 'present' | 'kept';
  /** The form: a group with all fields. */
  readonly form: Field;
};

export type EntryStatus =
  | { readonly state: 'live' | 'over' | 'refused' }
  /** Shown from a day on; ISO date. */
  | { readonly state: 'planned'; readonly from: string };

export type EntrySummary = {
  /** Path inside the content folder: `works/dvushka.yaml`. */
  readonly file: string;
  readonly slug: string;
  readonly title: string;
  /** File name of the picture that stands for it. */
  readonly photo: string | null;
  readonly status: EntryStatus;
  /** The date that visitors see it ordered by, if it has one; ISO. */
  readonly date: string | null;
  /** ISO moment of the last save. */
  readonly changedAt: string;
  readonly hasDraft: boolean;
  /** More facts for the columns of a list, in words, by title: «Цена» → «8 450 000 ₽». */
  readonly columns: Readonly<Record<string, string>>;
};

export type Draft = EntryText & {
  readonly file: string;
  /** Version of the file that the draft was begun from; `null`: the file did not exist. */
  readonly baseVersion: string | null;
  /** ISO moment. */
  readonly savedAt: string;
};

export type Drafts = {
  /** One's own, newest first. */
  readonly own: readonly (Draft & { readonly title: string })[];
  /** How many drafts others have; for administrators alone. */
  readonly others: number | null;
};

export type Entry = EntryText & {
  readonly file: string;
  readonly kind: KindName;
  /** SHA-256 of the file, hexadecimal; `null`: there is no such file yet. */
  readonly version: string | null;
  /** One's own draft. */
  readonly draft: Draft | null;
  /** Why it cannot be edited: a published edition of a legal document. `null`: it can. */
  readonly readOnly: string | null;
  /** Path of its page on the site, if it has one. */
  readonly address: string | null;
  /** What is wrong with the file as it is now. */
  readonly issues: readonly ContentIssue[];
};

export type SaveRequest = EntryText & {
  readonly file: string;
  /** Of the file that was edited; `null`: it must not exist yet. */
  readonly version: string | null;
  /** Saved although other files do not fit it any more: the site keeps what it has until they do. */
  readonly despiteOthers?: boolean;
};
/** 200. 409 answers `Conflict`, 422 `Refused`. */
export type Saved = {
  readonly version: string;
  /** ISO time at which the file was in place; a publish that began later includes it. */
  readonly savedAt: string;
};
export type Conflict = {
  readonly message: string;
  readonly theirs: Entry;
  /** The common ancestor of both edits; `null` if there was no file or its text is unknown. */
  readonly base: EntryText | null;
  /** Who saved it, if the panel knows. */
  readonly by: string | null;
  /** Field by field: theirs before, mine after. */
  readonly changes: readonly FieldChange[];
};
export type Refused = { readonly message: string; readonly issues: readonly ContentIssue[] };

/** Another entry that names this one. */
export type Referrer = { readonly file: string; readonly title: string; readonly path: readonly (string | number)[] };

export type HistoryItem = {
  readonly id: number;
  readonly file: string;
  /** ISO moment. */
  readonly at: string;
  /** Name of the person, or «правка в папке». */
  readonly who: string;
  readonly what: 'created' | 'changed' | 'renamed' | 'deleted' | 'restored';
  readonly version: string | null;
};

/** One field before and after, in words. */
export type FieldChange = {
  readonly path: readonly (string | number)[];
  readonly title: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** One change of a file; `null`: there was no file, or its text is not known. */
export type HistoryDetail = {
  readonly item: HistoryItem;
  readonly before: EntryText | null;
  readonly after: EntryText | null;
  readonly changes: readonly FieldChange[];
};

/** What the site's server says of publishing. */
export type PublishingReport = {
  /** `null`: the site's server does not answer. */
  readonly server: 'running' | null;
  /** ISO moments. */
  readonly liveSince: string | null;
  /** Since when an earlier release is kept on show, so that nothing new is seen; `null`: it is not. */
  readonly pinnedSince: string | null;
  /** When the last publish began and ended: what was saved before it began is decided. */
  readonly lastRun: { readonly begunAt: string; readonly endedAt: string; readonly milliseconds: number } | null;
  readonly issues: readonly ContentIssue[];
  /** Files whose current text is not published, dependants included; `all`: nothing could be published. */
  readonly waiting: readonly string[] | 'all';
  /** What portals are told, and what they cannot be told yet. */
  readonly feeds: FeedReport;
  /** What would be better otherwise, the first of it, and how much there is; nothing waits for it. */
  readonly advice: { readonly total: number; readonly issues: readonly ContentIssue[] };
  /** A fault that no editor can mend, in words. */
  readonly trouble: string | null;
};

export type Scheduled = EntryText & {
  readonly id: number;
  readonly file: string;
  readonly title: string;
  /** ISO moments: when it goes live, and when what stood before comes back. */
  readonly at: string;
  readonly until: string | null;
  readonly who: string;
  readonly state: 'waiting' | 'live' | 'failed';
  /** Why it failed. */
  readonly message: string | null;
};
