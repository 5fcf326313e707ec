import type { Addressee } from './comments.ts';
import type { EntryText, FieldChange, SaveRequest } from './content.ts';

/** Maximum length of the sentence for the reviewer. */
export const NOTE_LENGTH = 300;

/** A text as its author sent it; edits that the author makes afterwards are not in it. */
export type Review = EntryText & {
  readonly id: number;
  readonly file: string;
  readonly title: string;
  readonly author: Addressee;
  /** Sentence for the reviewer; may be empty. */
  readonly note: string;
  readonly at: string;
};

export type ReviewDetail = Review & {
  /** Changes by field: `before` is the live value, `after` is the sent one. */
  readonly changes: readonly FieldChange[];
  /** The entry has changed since the author began. */
  readonly isOutdated: boolean;
  /** The author has a draft that differs from the sent text. */
  readonly hasNewerDraft: boolean;
};

/** Answers of a sending are those of a save: 409 `Conflict`, 422 `Refused`. */
export type ReviewRequest = Omit<SaveRequest, 'despiteOthers'> & { readonly note: string };
