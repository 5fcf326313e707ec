import { vi } from 'vitest';

type Options = {
  /** Statuses that answer the first pieces of files instead of taking them; 0 is a lost connection. */
  readonly refused?: readonly number[];
  /** Resolves when pieces of files may be answered. */
  readonly held?: Promise<void>;
};

/** Takes uploads as the server does, without a network. @returns the requests so far */
export function answerUploads({ refused = [], held }: Options = {}): readonly string[] {
  const asked: string[] = [];
  const left = [...refused];
  const received = new Map<string, number>();

  class UploadRequest {
    upload: object = {};
    status = 0;
    responseText = '';
    onload = () => {};
    onerror = (_: unknown) => {};
    readonly #sent = new Map<string, string>();
    readonly #headers = new Map<string, string>();
    #method = '';
    #url = '';
    #isAborted = false;

    open(method: string, url: string): void {
      this.#method = method;
      this.#url = url.replace(location.origin, '');
    }
    setRequestHeader = (name: string, value: string) => void this.#sent.set(name, value);
    getResponseHeader = (name: string) => this.#headers.get(name) ?? null;
    abort(): void {
      this.#isAborted = true;
    }
    async send(body: Blob | null): Promise<void> {
      const offset = this.#sent.get('Upload-Offset');
      asked.push([this.#method, this.#url, ...(offset === undefined ? [] : [offset])].join(' '));
      this.status = this.#answer(body);
      if (this.#method === 'PATCH') await held;
      if (this.#isAborted) return;
      if (this.status === 0) this.onerror(new Event('error'));
      else this.onload();
    }

    #answer(body: Blob | null): number {
      if (this.#method === 'POST') {
        const url = `/api/uploads/u${received.size + 1}`;
        received.set(url, 0);
        this.#headers.set('Location', url);
        return 201;
      }
      const before = received.get(this.#url) ?? 0;
      const status = this.#method === 'PATCH' ? left.shift() : undefined;
      if (status !== undefined) return status;
      received.set(this.#url, before + (body?.size ?? 0));
      this.#headers.set('Upload-Offset', String(received.get(this.#url)));
      this.#headers.set('Upload-Length', '4');
      return this.#method === 'HEAD' ? 200 : 204;
    }
  }
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  return asked;
}

/** A file of four bytes. */
export const photoFile = (name = 'IMG.jpg') => new File(['1234'], name, { type: 'image/jpeg', lastModified: 1 });
