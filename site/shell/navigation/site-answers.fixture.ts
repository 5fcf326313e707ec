import { onTestFinished, vi } from 'vitest';
import { expectBuild } from './page-data.ts';

type Asked = { readonly method: string; readonly path: string; readonly body: unknown };
type Answer = (body: unknown) => unknown;

const BUILD = 'the-build';

/** No answer of the server at all, as without a network. */
export function noNetwork(): never {
  throw new TypeError('Failed to fetch');
}

/**
 * Answers the requests of this test by method and path, such as `POST /api/leads`; other pages are missing.
 * @returns the requests so far
 */
export function answerRequests(answers: Readonly<Record<string, Answer>>): readonly Asked[] {
  const asked: Asked[] = [];
  expectBuild(BUILD);
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : null;
    asked.push({ method, path, body: sent });
    const given = await answers[`${method} ${path}`]?.(sent);
    const response = given instanceof Response ? given : toResponse(given);
    return Object.defineProperty(response, 'url', { value: new URL(path, location.href).href });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

function toResponse(given: unknown): Response {
  return given === undefined ? new Response('', { status: 404 }) : Response.json({ build: BUILD, ...Object(given) });
}
