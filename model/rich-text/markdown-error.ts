export class MarkdownError extends Error {
  /** Counted from one, from the first line of the text. */
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

export function fail(
  node: { readonly position?: { readonly start: { readonly line: number } } | undefined },
  message: string,
): never {
  throw new MarkdownError(node.position?.start.line ?? 1, message);
}
