import type { IncomingMessage, ServerResponse } from 'node:http';

export const ANSWER_KINDS = ['page', 'asset', 'data', 'api', 'health', 'other'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

export type Answered = {
  readonly method: string;
  readonly kind: AnswerKind;
  /** Path of a published file or an API; `?` for others, which may contain typed text. */
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly bytes: number;
};

export type OnAnswer = (answered: Answered) => void;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH']);
const API_PATHS = new Set(['/api/leads', '/api/leads/check', '/api/counts']);

export function watchAnswer(req: IncomingMessage, res: ServerResponse, onAnswer: OnAnswer): void {
  const begun = performance.now();
  const { socket, method = '', url = '' } = req;
  const written = socket.bytesWritten;
  res.once('close', () => {
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    onAnswer({
      method: METHODS.has(method) ? method : '?',
      kind: kindOf(path, method),
      path: isPublic(path, res.statusCode) ? path : '?',
      status: res.statusCode,
      milliseconds: performance.now() - begun,
      bytes: socket.bytesWritten - written,
    });
  });
}

function kindOf(path: string, method: string): AnswerKind {
  if (path.startsWith('/api/')) return 'api';
  if (method !== 'GET' && method !== 'HEAD') return 'other';
  if (path === '/healthz') return 'health';
  if (path.startsWith('/data/')) return 'data';
  return path.lastIndexOf('.') > path.lastIndexOf('/') ? 'asset' : 'page';
}

/** Paths that exist are part of the release; others may contain personal data. */
function isPublic(path: string, status: number): boolean {
  return path.startsWith('/api/') ? API_PATHS.has(path) : path.startsWith('/') && status < 400;
}
