/** Version of a stored object, such as an ETag; changes with every write. */
export type Tag = string;

export type StoredObject = { readonly key: string; readonly modifiedAtMs: number };

/** Storage shared by several servers. Every method rejects when the storage does not answer. */
export type ReleaseStorage = {
  readonly title: string;
  readonly pollMs: number;
  get(key: string): Promise<Buffer | null>;
  /** Writes atomically. */
  put(key: string, bytes: Buffer): Promise<void>;
  list(prefix: string): Promise<StoredObject[]>;
  delete(key: string): Promise<void>;
  readonly pointer: Pointer;
};

/** The only object that is updated in place. */
export type Pointer = {
  /** Returns `same` when the tag still matches. */
  read(known: Tag | null): Promise<{ readonly tag: Tag; readonly text: string } | 'same' | null>;
  /**
   * Writes only if the tag still matches, or with `null` if no pointer exists. Returns `null` when another server wrote
   * first.
   */
  replace(text: string, known: Tag | null): Promise<Tag | null>;
};
