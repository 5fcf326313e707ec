/** Maximum length of a comment. */
export const COMMENT_LENGTH = 2000;

/** A person who may be addressed: somebody who edits content. */
export type Addressee = { readonly id: string; readonly name: string };

export type Comment = {
  readonly id: number;
  readonly author: Addressee;
  /** Person who gets a notice. */
  readonly to: Addressee | null;
  readonly text: string;
  readonly at: string;
  /** The comment is addressed to the reader, who has not opened it yet. */
  readonly isUnread: boolean;
};

/** A comment with its replies, at a field or at the whole entry. */
export type Thread = {
  readonly id: number;
  /** Form path of the field; `null` for the whole entry. */
  readonly field: string | null;
  /** Title of the list item that the thread is about, as it was: items move and have no path of their own. */
  readonly item: string | null;
  /** Name of the person who closed the thread. */
  readonly resolvedBy: string | null;
  readonly comments: readonly Comment[];
};

/** A comment addressed to the reader. */
export type Notice = Comment & {
  readonly file: string;
  readonly field: string | null;
  /** Title of the entry. */
  readonly title: string;
};
