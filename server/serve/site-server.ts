import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { CompanyFacts } from '../company-facts.ts';
import type { ReadHealth } from '../ops/health.ts';
import { createAcceptEncodingParser, type Preferences } from './accept-encoding.ts';
import { type OnAnswer, watchAnswer } from './answered.ts';
import { createBodyCache } from './body-cache.ts';
import { answerBrokenRequests } from './broken-request.ts';
import { answerHeaders, type HttpsSettings, type RawHeaders, STRICT_POLICY } from './headers.ts';
import { wantsDetail } from './health-request.ts';
import { type Log, reasonOf } from './log.ts';
import { sendNotFound } from './not-found.ts';
import { sendPreparing } from './preparing-page.ts';
import type { ReleaseStore } from './release-store.ts';
import type { FileEntry } from './representation.ts';
import { parseTarget, type RequestTarget } from './request-target.ts';
import { createRouteTable, type RouteTable } from './route-table.ts';
import { sendFile } from './send-file.ts';
import { sendText } from './send-text.ts';
import { isStopping, trackConnections } from './shutdown.ts';
import { sendThanks, thanksNumber } from './thanks-page.ts';

export type ApiHandler = (req: IncomingMessage, res: ServerResponse) => void;
export type SiteServerOptions = HttpsSettings & {
  store: ReleaseStore;
  api?: ApiHandler;
  health: ReadHealth;
  log: Log;
  onAnswer?: OnAnswer;
  company?: () => Promise<CompanyFacts>;
};

/** A promise when the body is not in memory. */
type Answer = Promise<void> | undefined;

const CACHE_BYTES = 32 * 1024 * 1024;

const LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  optimizeEmptyRequests: true,
};
const INACTIVITY_MS = 120_000;

export function createSiteServer(options: SiteServerOptions): Server {
  const { store, api, health, log, onAnswer, company } = options;
  const ofAnswers = answerHeaders(options);
  const { ofAll, ofPages } = ofAnswers;
  const uncached = ['Cache-Control', 'no-store', ...ofAll];
  const bodies = createBodyCache(CACHE_BYTES);
  const parsePreferences = createAcceptEncodingParser();
  let table: RouteTable | null = null;

  function currentTable(): RouteTable | null {
    const release = store.current();
    if (release && table?.release !== release) table = createRouteTable(release, ofAnswers);
    return table;
  }

  function answer(req: IncomingMessage, res: ServerResponse): Answer {
    const url = req.url ?? '/';
    if (url.startsWith('/api/')) return handToApi(req, res);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      // Closing the connection avoids reading the unwanted request body.
      return sendText(res, 405, 'Method not allowed\n', ['Allow', 'GET, HEAD', 'Connection', 'close', ...uncached]);
    }
    const routes = currentTable();
    const hit = routes?.findFile(url);
    return hit ? sendFound(req, res, hit) : answerTyped(req, res, routes, parseTarget(url));
  }

  function answerTyped(
    req: IncomingMessage,
    res: ServerResponse,
    routes: RouteTable | null,
    target: RequestTarget,
  ): Answer {
    const { path, query } = target;
    if (path === '/healthz') return sendHealth(req, res);
    if (!routes) return sendPreparing(res, ['Cache-Control', 'no-store', ...ofPages], company);
    const context = { preferences: preferencesOf(req), bodies, ofAll };
    // A path that cannot be decoded gives 404.
    if (path === null) return sendNotFound(req, res, routes, target, context);
    const file = routes.findFile(path);
    if (file) {
      const number = thanksNumber(path, query);
      if (number === null) return sendFound(req, res, file);
      return sendThanks(res, number, file, { table: routes, ...context }).catch((error: unknown) => {
        log('thanks-page-failed', { reason: reasonOf(error) });
        return sendFound(req, res, file);
      });
    }
    const redirect = routes.findRedirect(path, query);
    if (!redirect) return sendNotFound(req, res, routes, target, context);
    return sendText(res, redirect.status, '', ['Location', redirect.location, 'Cache-Control', 'no-cache', ...ofPages]);
  }

  function sendFound(req: IncomingMessage, res: ServerResponse, file: FileEntry): Answer {
    return sendFile(req, res, file, preferencesOf(req), bodies);
  }

  function preferencesOf(req: IncomingMessage): Preferences {
    return parsePreferences(req.headers['accept-encoding'] as string | undefined);
  }

  async function sendHealth(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { status, body } = await health(wantsDetail(req));
    sendText(res, status, JSON.stringify(body), uncached);
  }

  function handToApi(req: IncomingMessage, res: ServerResponse): undefined {
    if (!api) return sendText(res, 404, 'Not found\n', uncached);
    // A form submitted without JavaScript gets a page as its response.
    const answersPage = req.headers.accept?.includes('text/html');
    setHeaders(res, answersPage ? ['Content-Security-Policy', STRICT_POLICY, ...ofPages] : ofAll);
    api(req, res);
  }

  function fail(res: ServerResponse, error: unknown): void {
    if (res.destroyed) return;
    log('request-failed', { reason: reasonOf(error) });
    if (res.headersSent) res.destroy();
    else sendText(res, 500, 'Internal server error\n', uncached);
  }

  const server = createServer(LIMITS, (req, res) => {
    connections.set(req.socket, res);
    if (onAnswer) watchAnswer(req, res, onAnswer);
    if (isStopping(server)) res.shouldKeepAlive = false;
    try {
      answer(req, res)?.catch((error: unknown) => fail(res, error));
    } catch (error) {
      fail(res, error);
    }
  });
  const connections = trackConnections(server);
  server.timeout = INACTIVITY_MS;
  server.on('clientError', answerBrokenRequests(ofAll));
  return server;
}

function setHeaders(res: ServerResponse, headers: RawHeaders): void {
  for (let at = 0; at < headers.length; at += 2) res.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
}
