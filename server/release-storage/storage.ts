/** What a stored thing was when it was read; it changes with every change of it. */
export type Tag = string;

export type StoredObject = { readonly key: string; readonly modifiedAtMs: number };

/** A place that several servers reach. Every method rejects when it does not answer. */
export type ReleaseStorage = {
  /** Words for an operator: which one this is, without secrets. */
  readonly title: string;
  /** How often it is asked for news. */
  readonly pollMs: number;
  /** `null`: there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Written whole or not at all. */
  put(key: string, bytes: Buffer): Promise<void>;
  list(prefix: string): Promise<StoredObject[]>;
  delete(key: string): Promise<void>;
  readonly pointer: Pointer;
};

/** The one thing that changes in its place. */
export type Pointer = {
  /** `same`: it still is what had this tag. */
  read(known: Tag | null): Promise<{ readonly tag: Tag; readonly text: string } | 'same' | null>;
  /** Only when it still has this tag, or, with `null`, is not there; `null`: somebody else was faster. */
  replace(text: string, known: Tag | null): Promise<Tag | null>;
};
