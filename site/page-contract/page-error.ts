/** An error with a screen of its own. A fatal one replaces the whole page. */
export class PageError extends Error {
  readonly status: number;
  readonly title: string | undefined;
  readonly fatal: boolean;
  /** Set when the message ends in the address asked for, which may gain a hash in the browser. */
  readonly notFound: NotFoundKind | undefined;

  constructor(facts: { status?: number; title?: string; message: string; fatal?: boolean; notFound?: NotFoundKind }) {
    super(facts.message);
    this.name = 'PageError';
    this.status = facts.status ?? 500;
    this.title = facts.title;
    this.fatal = facts.fatal ?? true;
    this.notFound = facts.notFound;
  }
}

/** `slug`: the route exists, the thing does not. `unmatched`: no such route. */
export type NotFoundKind = 'slug' | 'unmatched';

const PREFIX: Record<NotFoundKind, string> = { slug: 'Page Not Found: ', unmatched: 'Page not found: ' };

/** The sentence of a 404, word for word; `shownPath` is decoded for display. */
export function notFoundMessage(kind: NotFoundKind, shownPath: string): string {
  return PREFIX[kind] + shownPath;
}
