/** One thing that is wrong with the content, in words for an editor. */
export type ContentIssue = {
  /** Path inside the content folder, with forward slashes. */
  readonly file: string;
  /** The way to the field, for programs: list items are counted from zero. */
  readonly path?: readonly (string | number)[];
  /** Counted from one. */
  readonly line?: number;
  /** What stands in the file and is meant; finds the line where no path does. */
  readonly quote?: string;
  /** Other files that take part: what is named and is not there, what this file disagrees with. */
  readonly others?: readonly string[];
  /** What is wrong and what to do, in Russian. */
  readonly message: string;
};
