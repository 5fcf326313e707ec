import type { Context } from 'hono';
import type { Operation, Person } from '../../contract/roles.ts';

export type PanelContext = Context<{ Variables: { person: Person } }>;

/** One address of the panel's API. `public` is for what must work before anybody is signed in; nothing else is. */
export type Route = {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly operation: Operation | 'public';
  /** Also open while a required second factor is missing. */
  readonly isOfSetUp?: true;
  /** Takes a file as it comes and limits it itself; any other body is a few fields and held in memory. */
  readonly takesFile?: true;
  /** `person` of the context is set unless the route is public. */
  readonly handle: (context: PanelContext) => Response | Promise<Response>;
};

/** An answer that is no success; the message is for the person in front of the screen. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503;
  /** What stands in the answer beside the message. */
  readonly more: object;

  constructor(status: Refusal['status'], message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}
