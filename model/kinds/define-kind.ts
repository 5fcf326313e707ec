import type { z } from 'zod';
import type { ContentIssue } from '../load/issue.ts';
import type { RichText } from '../rich-text/rich-text.ts';
import type { KindGroup } from './kind-groups.ts';

export type WithSlug<T> = T & { readonly slug: string };

type Described<T> = {
  readonly group: KindGroup;
  /** The page that shows it: a line of the site's route table, `/works/:slug`. */
  readonly address?: `/${string}`;
  /** In the plural where there are many: «Работы». */
  readonly title: string;
  /** What an editor finds in these files. */
  readonly hint: string;
  readonly schema: z.ZodType<T>;
  /**
   * Whether texts name the present prices of packages and services, `{цена komfort}`, or tell what was and keep their
   * figures.
   */
  readonly prices: 'present' | 'kept';
};

/** One file at the top of the folder. */
export type SingleKind<T> = Described<T> & {
  readonly file: `${string}.yaml`;
  /** Days on which pages change by themselves. */
  changesOn?(value: T): string[];
};

/** A folder of files, each a page or a part of one. */
export type FolderKind<T, Entry> = Described<T> & {
  readonly folder: string;
  readonly format: 'yaml' | 'md';
  /** Names of the folders inside that hold the files; without them the files lie in the folder itself. */
  readonly folders?: readonly string[];
  /** One of them: «Работа». */
  readonly titleOne: string;
  /** As visitors see them. */
  order(a: Entry, b: Entry): number;
  /** First and last day on which an entry is shown, both included; without them it always is. */
  readonly shown?: { from?(entry: Entry): string; until?(entry: Entry): string };
  /** First and last day of what it tells of, both included; its page stands before and after them. */
  readonly runs?: (entry: Entry) => { readonly from: string; readonly until: string };
  /** Further days on which pages change by themselves. */
  changesOn?(entry: Entry): string[];
  /** What an editor should see to by this day; it is published all the same. */
  remind?(entry: Entry, today: string): string | null;
  /** What only all entries of the day together can show. */
  check?(entries: readonly Entry[]): ContentIssue[];
};

type YamlKind<T> = FolderKind<T, WithSlug<T>> & { readonly format: 'yaml' };
type TextKind<T> = FolderKind<T, WithSlug<T> & { readonly body: RichText }> & { readonly format: 'md' };

/** Every edition of a text that must never change once it is published. */
export type Edition<T, Name extends string> = T & {
  readonly kind: Name;
  /** The file name without its extension, usually the date. */
  readonly version: string;
  readonly body: RichText;
  /** SHA-256 of the file's bytes, hexadecimal: the proof of what a visitor agreed to. */
  readonly sha256: string;
};
type EditionKind<T, Name extends string> = FolderKind<T, Edition<T, Name>> & {
  readonly format: 'md';
  readonly folders: readonly Name[];
};

/** Declares a kind of content: all that the loader, the checks, the guide for editors and forms need to know of it. */
export function defineKind<T>(kind: SingleKind<T>): SingleKind<T>;
export function defineKind<T, Name extends string>(kind: EditionKind<T, Name>): EditionKind<T, Name>;
export function defineKind<T>(kind: YamlKind<T>): YamlKind<T>;
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
