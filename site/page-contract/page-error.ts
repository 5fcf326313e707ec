/** Error with a status for the error screen. A fatal error replaces the whole page. */
export class PageError extends Error {
  readonly status: number;
  readonly title: string | undefined;
  readonly fatal: boolean;
  /** Set for a 404 whose message ends with the requested path; the browser may append a hash to the path. */
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

/** `slug`: the route exists, but its item does not. `unmatched`: no route matches. */
export type NotFoundKind = 'slug' | 'unmatched';

const PREFIX: Record<NotFoundKind, string> = { slug: 'Page Not Found: ', unmatched: 'Page not found: ' };

export function notFoundMessage(kind: NotFoundKind, shownPath: string): string {
  return PREFIX[kind] + shownPath;
}
