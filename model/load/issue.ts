/** One thing that is wrong with the content, in words for an editor. */
export type ContentIssue = {
  /** Path inside the content folder, with forward slashes. */
  readonly file: string;
  /** Where in the file: `budget.2.totalRub` or `строка 14`. */
  readonly field?: string;
  /** What is wrong and what to do, in Russian. */
  readonly message: string;
};

/** «works/kuhnya.yaml, поле «priceRub»: …» */
export function formatIssue({ file, field, message }: ContentIssue): string {
  return `${file}${field ? `, ${field}` : ''}: ${message}`;
}
