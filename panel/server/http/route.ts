import type { Context } from 'hono';
import type { Operation, Person } from '../../contract/roles.ts';

export type PanelContext = Context<{ Variables: { person: Person } }>;

/** An API route. `public` is only for routes that must work before a sign-in. */
export type Route = {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly operation: Operation | 'public';
  /** The route is also open while a required second factor is missing. */
  readonly isOfSetUp?: true;
  /** The handler streams the body and limits its size; other routes buffer a small body. */
  readonly takesFile?: true;
  /** `person` of the context is set unless the route is public. */
  readonly handle: (context: PanelContext) => Response | Promise<Response>;
};

/** Error response; the message is shown to the user. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503;
  readonly more: object;

  constructor(status: Refusal['status'], message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}
