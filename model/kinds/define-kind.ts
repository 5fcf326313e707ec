import type { z } from 'zod';
import type { ContentIssue } from '../load/issue.ts';
import type { RichText } from '../rich-text/rich-text.ts';
import type { KindGroup } from './kind-groups.ts';

export type WithSlug<T> = T & { readonly slug: string };

type Described<T, Source> = {
  readonly group: KindGroup;
  /** Route of the page that shows the entry, such as `/works/:slug`. */
  readonly address?: `/${string}`;
  readonly title: string;
  readonly hint: string;
  readonly schema: z.ZodType<T, Source>;
  /** `present`: references such as `{цена komfort}` give current prices. `kept`: texts keep their original figures. */
  readonly prices: 'present' | 'kept';
};

export type SingleKind<T, Source = unknown> = Described<T, Source> & {
  readonly file: `${string}.yaml`;
  /** Days on which pages change without an edit. */
  changesOn?(value: T): string[];
};

export type FolderKind<T, Entry, Source = unknown> = Described<T, Source> & {
  readonly folder: string;
  readonly format: 'yaml' | 'md';
  /** Subfolders that contain the files; omit when the files are directly in the folder. */
  readonly folders?: readonly string[];
  readonly titleOne: string;
  /** Text field that follows the title in lists and messages, because several can have the same title. */
  readonly titleWith?: keyof T & string;
  order(a: Entry, b: Entry): number;
  /** First and last day on which an entry is shown, both inclusive; omit to show entries always. */
  readonly shown?: { from?(entry: Entry): string; until?(entry: Entry): string };
  /** First and last day of the event described, both inclusive; the page exists before and after. */
  readonly runs?: (entry: Entry) => { readonly from: string; readonly until: string };
  changesOn?(entry: Entry): string[];
  /** Returns a reminder for the editor that does not block publishing. */
  remind?(entry: Entry, today: string): string | null;
  /** Returns issues that need all entries shown today, not one entry alone. */
  check?(entries: readonly Entry[]): ContentIssue[];
};

type YamlKind<T, Source> = FolderKind<T, WithSlug<T>, Source> & { readonly format: 'yaml' };
type TextKind<T> = FolderKind<T, WithSlug<T> & { readonly body: RichText }> & { readonly format: 'md' };

/** An edition of a text that must not change after publishing. */
export type Edition<T, Name extends string> = T & {
  readonly kind: Name;
  /** File name without its extension, usually a date. */
  readonly version: string;
  readonly body: RichText;
  /** SHA-256 of the file in hexadecimal; proves which text a visitor agreed to. */
  readonly sha256: string;
};
type EditionKind<T, Name extends string> = FolderKind<T, Edition<T, Name>> & {
  readonly format: 'md';
  readonly folders: readonly Name[];
};

/** Declares a kind of content for the loader, the checks, the editors' guide and the forms. */
export function defineKind<T, Source>(kind: SingleKind<T, Source>): SingleKind<T, Source>;
export function defineKind<T, Name extends string>(kind: EditionKind<T, Name>): EditionKind<T, Name>;
export function defineKind<T, Source>(kind: YamlKind<T, Source>): YamlKind<T, Source>;
export function defineKind<T>(kind: TextKind<T>): TextKind<T>;
export function defineKind(kind: object): object {
  return kind;
}

export function newestFirst<T extends { readonly slug: string }>(date: (entry: T) => string) {
  return (a: T, b: T) => date(b).localeCompare(date(a)) || a.slug.localeCompare(b.slug);
}

type Ordered = { readonly order: number; readonly slug: string };

export function byOrder(a: Ordered, b: Ordered): number {
  return a.order - b.order || a.slug.localeCompare(b.slug);
}
