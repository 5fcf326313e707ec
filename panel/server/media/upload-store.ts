import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import type { AcceptedPhoto } from '../../contract/media.ts';
import { MAX_UPLOAD_BYTES } from '../../contract/media.ts';
import { Refusal } from '../http/route.ts';

export const UPLOADS_PATH = '/api/uploads';
const UPLOAD_ID = /^[0-9a-f]{32}$/;
const DAY_MS = 86_400_000;

/** Stores unfinished tus uploads, and for a day the outcome of each upload. */
export class UploadStore {
  readonly #dir: string;
  readonly #server: Server;

  constructor(dir: string) {
    this.#dir = dir;
    this.#server = new Server({
      path: UPLOADS_PATH,
      datastore: new FileStore({ directory: dir }),
      maxSize: MAX_UPLOAD_BYTES,
      relativeLocation: true,
      allowedOrigins: () => false,
      getFileIdFromRequest: (_, id) => (id !== undefined && UPLOAD_ID.test(id) ? id : undefined),
    });
  }

  handle(request: Request): Promise<Response> {
    return this.#server.handleWeb(request);
  }

  /** Returns the path of a complete upload. @throws {Refusal} if it is missing or incomplete */
  async pathOf(id: string): Promise<string> {
    this.#check(id);
    const upload = await this.#server.datastore.getUpload(id).catch(() => {
      throw new Refusal(404, 'Этой загрузки уже нет. Загрузите файл ещё раз.');
    });
    if (upload.offset !== upload.size) throw new Refusal(409, 'Файл загружен не целиком. Повторите загрузку.');
    return join(this.#dir, id);
  }

  async findOutcome(id: string): Promise<AcceptedPhoto | null> {
    this.#check(id);
    const text = await readFile(this.#outcomePath(id), 'utf8').catch(() => null);
    return text === null ? null : (JSON.parse(text) as AcceptedPhoto);
  }

  /** Stores the outcome for clients that repeat the request after a lost response, and deletes the bytes. */
  async settle(id: string, photo: AcceptedPhoto): Promise<void> {
    await writeFile(this.#outcomePath(id), JSON.stringify(photo), { flush: true });
    await this.drop(id);
  }

  async drop(id: string): Promise<void> {
    await this.#server.datastore.remove(id).catch(() => undefined);
  }

  /** Removes uploads without activity for a day. */
  async removeStale(now: Date): Promise<number> {
    await mkdir(this.#dir, { recursive: true, mode: 0o700 });
    const files = await Promise.all(
      (await readdir(this.#dir)).map(async (name) => ({
        name,
        id: name.slice(0, 32),
        changed: (await stat(join(this.#dir, name)).catch(() => null))?.mtimeMs ?? 0,
      })),
    );
    const lastChange = new Map<string, number>();
    for (const { id, changed } of files) lastChange.set(id, Math.max(changed, lastChange.get(id) ?? 0));
    const stale = files.filter(({ id }) => (lastChange.get(id) ?? 0) < now.getTime() - DAY_MS);
    for (const { name } of stale) await rm(join(this.#dir, name), { force: true });
    return stale.length;
  }

  #check(id: string): void {
    if (!UPLOAD_ID.test(id)) throw new Refusal(404, 'Такой загрузки нет.');
  }

  #outcomePath(id: string): string {
    return join(this.#dir, `${id}.photo`);
  }
}
