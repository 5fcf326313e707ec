import type { DetailedError } from 'tus-js-client';
import { Upload } from 'tus-js-client';
import { MAX_PHOTO_PX } from '../../../model/photo/photo-widths.ts';
import type { AcceptedPhoto } from '../../contract/media.ts';
import { MAX_UPLOAD_BYTES } from '../../contract/media.ts';
import { RequestError, request, SIGNED_OUT } from '../lib/request.ts';

const PIECE_BYTES = 2 * 1024 * 1024;
/** Retries cover about two minutes without a connection; then the person decides. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000, 60_000];

/** Uploads a file and resumes an interrupted upload, even after a reload. Resolves with the name of the upload. */
export function sendFile(file: File, signal: AbortSignal, onSent: (part: number) => void): Promise<string> {
  if (file.size > MAX_UPLOAD_BYTES) return Promise.reject(fileTooLarge());
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: '/api/uploads',
      chunkSize: PIECE_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      removeFingerprintOnSuccess: true,
      onShouldRetry: (error) => isTransient(statusOf(error)),
      onProgress: (sent, total) => onSent(total > 0 ? sent / total : 1),
      onSuccess: () => resolve(upload.url?.replace(/^.*\//, '') ?? ''),
      onError: (error) => reject(explain(error)),
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.reason);
    });
    void upload.findPreviousUploads().then(([previous]) => {
      if (previous) upload.resumeFromPreviousUpload(previous);
      if (!signal.aborted) upload.start();
    }, reject);
  });
}

export function fileTooLarge(): RequestError {
  const message = `Файл больше ${MAX_UPLOAD_BYTES / 1024 / 1024} МБ. Уменьшите снимок: сайту хватает ${MAX_PHOTO_PX} точек.`;
  return new RequestError(413, message);
}

/** Converts an upload to a photograph; retries once when the response is lost. */
export async function settleUpload(upload: string, prefix: string): Promise<AcceptedPhoto> {
  const ask = () => request<AcceptedPhoto>('POST', '/api/photos', { upload, prefix });
  return ask().catch((error: unknown) => {
    if (error instanceof RequestError && error.status === 0) return ask();
    throw error;
  });
}

/** 423 means that the server still locks the upload for the previous, interrupted request. */
function isTransient(status: number): boolean {
  return status === 0 || status === 409 || status === 423 || status >= 500;
}

function statusOf(error: Error | DetailedError): number {
  return 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
}

function explain(error: Error | DetailedError): RequestError {
  const status = statusOf(error);
  if (status === 401) window.dispatchEvent(new Event(SIGNED_OUT));
  if (status === 0) return new RequestError(0, 'Связь пропала. Повторите: загрузка продолжится с того же места.');
  if (status === 413) return new RequestError(413, 'Файл слишком большой.');
  return new RequestError(
    status,
    status === 401 ? 'Войдите и повторите загрузку.' : `Не загрузилось: ошибка ${status}.`,
  );
}
