import { expect, test, vi } from 'vitest';
import { get, type RequestError, request, SIGNED_OUT, upload } from './request.ts';

function serve(answer: Response | Error) {
  const asked: [string, RequestInit | undefined][] = [];
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push([path, init]);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return asked;
}

const failure = async (answer: Response | Error) => {
  serve(answer);
  return (await get('/api/x').catch((error: unknown) => error)) as RequestError;
};

test('a body is sent as JSON, a file as it is, and nothing without a body', async () => {
  const asked = serve(Response.json({ a: 1 }));
  expect(await request('PUT', '/api/x', { b: 2 })).toEqual({ a: 1 });
  const file = new File(['x'], 'x.gz');
  await upload('/api/y', file, 'application/gzip');
  await request('DELETE', '/api/z');
  expect(asked).toEqual([
    ['/api/x', { method: 'PUT', body: '{"b":2}', headers: { 'Content-Type': 'application/json' } }],
    ['/api/y', { method: 'POST', body: file, headers: { 'Content-Type': 'application/gzip' } }],
    ['/api/z', { method: 'DELETE' }],
  ]);
});

test.each<[string, Response | Error, number, string]>([
  ['with words', Response.json({ message: 'Занято.' }, { status: 409 }), 409, 'Занято.'],
  ['without words', new Response('<html>', { status: 502 }), 502, 'Панель ответила ошибкой 502.'],
  ['of the connection', new Error(), 0, 'Нет связи с панелью. Проверьте интернет: введённое не пропало.'],
])('a failure %s', async (_, answer, status, message) => {
  expect(await failure(answer)).toMatchObject({ status, message });
});

test.each([
  [401, 1],
  [403, 0],
])('a %i asks for a new sign-in %i times', async (status, times) => {
  const asks = vi.fn();
  window.addEventListener(SIGNED_OUT, asks);
  const { body } = await failure(Response.json({ message: '', more: 1 }, { status }));
  expect([asks.mock.calls.length, body]).toEqual([times, { message: '', more: 1 }]);
  window.removeEventListener(SIGNED_OUT, asks);
});
