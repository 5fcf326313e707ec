export type ContentIssue = {
  /** Path inside the content folder, with forward slashes. */
  readonly file: string;
  /** Path of the field; list items are counted from zero. */
  readonly path?: readonly (string | number)[];
  /** Counted from one. */
  readonly line?: number;
  /** Text from the file that locates the line when there is no path. */
  readonly quote?: string;
  /** Related files, such as a missing file or one with conflicting values. */
  readonly others?: readonly string[];
  readonly message: string;
};
