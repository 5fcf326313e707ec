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

/** «works/kuhnya.yaml, строка 3, поле «priceRub»: …» */
export function formatIssue({ file, path = [], line, message }: ContentIssue): string {
  const where = [
    file,
    ...(line === undefined ? [] : [`строка ${line}`]),
    ...(path.length > 0 ? [fieldName(path)] : []),
  ];
  return `${where.join(', ')}: ${message}`;
}

/** `['budget', 1, 'totalRub']` → «поле «budget → 2 → totalRub»»; list items are counted from one. */
function fieldName(path: readonly (string | number)[]): string {
  return `поле «${path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' → ')}»`;
}
