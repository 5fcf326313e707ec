/** What an archive would hold now, for the screen. */
export type ArchiveState = {
  readonly files: number;
  readonly bytes: number;
  /** How many mistakes the content has: an archive is made of the folder as it is. */
  readonly issues: number;
};

export type Restored = {
  readonly madeAt: string;
  readonly files: number;
  /** Folder beside the content with what stood there before; `null`: there was nothing. */
  readonly formerFolder: string | null;
  /** People were taken from the archive: each needs a new password. */
  readonly withPeople: boolean;
};
