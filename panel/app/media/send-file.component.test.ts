import { expect, test, vi } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../contract/media.ts';
import { refusal, renderHookInPanel } from '../in-panel.fixture.tsx';
import { SIGNED_OUT } from '../lib/request.ts';
import { sendFile, settleUpload } from './send-file.ts';
import { answerUploads, photoFile } from './upload-server.fixture.ts';

const never = new AbortController().signal;
const send = (onSent: (part: number) => void = () => {}) => sendFile(photoFile(), never, onSent);
const START = ['POST /api/uploads', 'PATCH /api/uploads/u1 0'];

test('a file is sent and gives the name of its upload; the same file later is another upload', async () => {
  const asked = answerUploads();
  const sent = vi.fn();
  await expect(send(sent)).resolves.toBe('u1');
  expect(asked).toEqual(START);
  expect(sent).toHaveBeenLastCalledWith(1);
  await expect(send()).resolves.toBe('u2');
});

test.each([[0], [423], [409], [503]])('an answer of %d is followed by another attempt', async (status) => {
  const asked = answerUploads({ refused: [status] });
  await expect(send()).resolves.toBe('u1');
  expect(asked).toEqual([...START, 'HEAD /api/uploads/u1', 'PATCH /api/uploads/u1 0']);
});

test.each([
  [413, 'Файл слишком большой.'],
  [401, 'Войдите и повторите загрузку.'],
  [403, 'Не загрузилось: ошибка 403.'],
])('an answer of %d ends the attempts: «%s»', async (status, message) => {
  const asked = answerUploads({ refused: [status] });
  const signedOut = vi.fn();
  addEventListener(SIGNED_OUT, signedOut, { once: true });
  await expect(send()).rejects.toMatchObject({ status, message });
  removeEventListener(SIGNED_OUT, signedOut);
  expect(asked).toEqual(START);
  expect(signedOut).toHaveBeenCalledTimes(status === 401 ? 1 : 0);
});

test('without a connection the attempts end after a while, and a repeated upload goes on', async () => {
  vi.useFakeTimers();
  const asked = answerUploads({ refused: Array.from({ length: 9 }, () => 0) });
  const lost = expect(send()).rejects.toMatchObject({ status: 0, message: expect.stringMatching(/^Связь пропала/) });
  await vi.advanceTimersByTimeAsync(130_000);
  await lost;
  await expect(send()).resolves.toBe('u1');
  expect(asked.slice(-2)).toEqual(['HEAD /api/uploads/u1', 'PATCH /api/uploads/u1 0']);
});

test('a file that is too large is not sent', async () => {
  const asked = answerUploads();
  const file = photoFile();
  Object.defineProperty(file, 'size', { value: MAX_UPLOAD_BYTES + 1 });
  await expect(sendFile(file, never, () => {})).rejects.toMatchObject({ status: 413, message: /^Файл больше 40 МБ/ });
  expect(asked).toEqual([]);
});

test('a stopped upload ends at once', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const asked = answerUploads({ held });
  const stop = new AbortController();
  const sending = sendFile(photoFile(), stop.signal, () => {});
  await expect.poll(() => asked).toEqual(START);
  stop.abort('не нужно');
  await expect(sending).rejects.toBe('не нужно');
  release();
});

test('a lost answer to the conversion is asked for once more, a refusal is not', async () => {
  const photo = { name: 'one-1.jpg' };
  const answers: (() => unknown)[] = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => photo,
    () => refusal(422, { message: 'Снимок повреждён.' }),
  ];
  const { asked } = renderHookInPanel(() => null, { answers: { 'POST /api/photos': () => answers.shift()?.() } });
  await expect(settleUpload('u1', 'one')).resolves.toEqual(photo);
  expect(asked.map(({ body }) => body)).toEqual(Array(2).fill({ upload: 'u1', prefix: 'one' }));
  await expect(settleUpload('u1', 'one')).rejects.toThrow('Снимок повреждён.');
  expect(asked).toHaveLength(3);
});
