import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createLeadsListener } from '../../leads/http/leads-api.ts';
import { readBody } from '../../leads/http/read-body.ts';
import { ownHosts } from '../../leads/http/request-source.ts';
import { clientAddress } from '../../leads/intake/client-address.ts';
import type { ServedRelease } from '../../serve/release-store.ts';
import type { ApiHandler } from '../../serve/site-server.ts';
import { createAddressLimit } from './address-limit.ts';
import { isFromPerson } from './is-from-person.ts';
import type { Hit } from './read-hit.ts';
import { readHit } from './read-hit.ts';

export const COUNTS_PATH = '/api/counts';
const BODY_LIMIT = 512;

type CountsApiOptions = {
  readonly release: () => Pick<ServedRelease, 'manifest'> | null;
  /** Public host of the site, accepted in `Origin` in addition to the host of the request. */
  readonly publicHost: string;
  readonly now: () => Date;
  readonly today: () => string;
  /** Must return at once and write to the disk later. */
  readonly count: (hit: Hit) => void;
};

/** `POST /api/counts`: 204 whether the hit was counted or not; 400 for bodies that the site never sends. */
export function createCountsApi({ release, publicHost, now, today, count }: CountsApiOptions): ApiHandler {
  const isWithinLimit = createAddressLimit();
  const api = new Hono<{ Bindings: HttpBindings }>();
  api.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });
  api.post(COUNTS_PATH, async (context) => {
    const header = (name: string) => context.req.header(name);
    const text = await readBody(context.req, BODY_LIMIT);
    const manifest = release()?.manifest;
    const hit = text === null ? null : readHit(text, manifest?.files ?? {});
    if (hit === null) return context.json({ error: 'Malformed' }, 400);
    const address = clientAddress(context.env.incoming.socket.remoteAddress, header('x-forwarded-for'));
    const isCounted =
      manifest !== undefined &&
      isFromPerson(header, ownHosts(context, publicHost)) &&
      isWithinLimit(address, today(), now());
    if (isCounted) count(hit);
    return context.body(null, 204);
  });
  api.all(COUNTS_PATH, (context) => {
    context.header('Allow', 'POST');
    return context.json({ error: 'Method not allowed' }, 405);
  });
  api.onError((_error, context) => context.json({ error: 'Malformed' }, 400));
  return createLeadsListener(api);
}
