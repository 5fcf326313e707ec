/** What an archive says of itself, first of all. */
export type ArchiveFacts = {
  readonly format: 1;
  /** ISO moment. */
  readonly madeAt: string;
  readonly files: number;
  readonly bytes: number;
  /** How many mistakes the content folder had then: an archive is made of the folder as it is. */
  readonly issues: number;
};

/** What lies in the content folder, for the screen. */
export type ArchiveState = Pick<ArchiveFacts, 'files' | 'bytes' | 'issues'>;

export type Restored = {
  readonly madeAt: string;
  readonly files: number;
  /** Folder beside the content with what stood there before; `null`: there was nothing. */
  readonly formerFolder: string | null;
  /** People were taken from the archive: each needs a new password. */
  readonly withPeople: boolean;
};
