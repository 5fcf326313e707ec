export type ArchiveState = {
  readonly files: number;
  readonly bytes: number;
  readonly issues: number;
};

export type Restored = {
  readonly madeAt: string;
  readonly files: number;
  /** Path of the former content folder, which a restore keeps next to the new one; `null` if there was none. */
  readonly formerFolder: string | null;
  /** People came from the archive, which contains no passwords, so each person needs a new one. */
  readonly withPeople: boolean;
};
