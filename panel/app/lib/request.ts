/** A failed response of the panel's server; `message` is shown to the person. */
export class RequestError extends Error {
  /** HTTP status; 0 means no response. */
  readonly status: number;
  /** Response body: the issues of a refused save or the other version of a conflict. */
  readonly body: unknown;

  constructor(status: number, message: string, body: unknown = null) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return ask<T>(path, { method, ...(body === undefined ? {} : asJson(body)) });
}

export function upload<T>(path: string, file: File, type: string): Promise<T> {
  return ask<T>(path, { method: 'POST', body: file, headers: { 'Content-Type': type } });
}

const asJson = (body: unknown) => ({ body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });

/** Time until the object URL is revoked; Safari starts reading the file after the click. */
const READ_MS = 60_000;

/** Downloads a file by a POST request. @throws {RequestError} */
export async function download(path: string, body: object): Promise<void> {
  const response = await answerOf(path, { method: 'POST', ...asJson(body) });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? '';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS);
}

async function ask<T>(path: string, asked: RequestInit): Promise<T> {
  const response = await answerOf(path, asked);
  return (await response.json().catch(() => null)) as T;
}

async function answerOf(path: string, asked: RequestInit): Promise<Response> {
  const response = await fetch(path, asked).catch(() => {
    throw new RequestError(0, 'Нет связи с панелью. Проверьте интернет: введённое не пропало.');
  });
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => null);
  const message = answer !== null && typeof answer === 'object' && 'message' in answer ? String(answer.message) : '';
  if (response.status === 401) window.dispatchEvent(new Event(SIGNED_OUT));
  throw new RequestError(response.status, message || `Панель ответила ошибкой ${response.status}.`, answer);
}

/** Event of an expired session; forms keep their unsaved text. */
export const SIGNED_OUT = 'panel:signed-out';

export function get<T>(path: string): Promise<T> {
  return request('GET', path);
}
