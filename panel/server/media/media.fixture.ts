import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { AcceptedPhoto } from '../../contract/media.ts';
import { createPanelApp } from '../http/panel-app.ts';
import { createMedia } from './media.ts';

const EDITOR = { id: '1', email: 'editor@kompaniya.example', name: 'Редактор', role: 'editor' } as const;
const TUS = { 'Tus-Resumable': '1.0.0', 'Sec-Fetch-Site': 'same-origin' };

const NO_PHOTOS = () => new Set<string>();

export async function startMedia(drafts: () => ReadonlySet<string> = NO_PHOTOS, bin = NO_PHOTOS) {
  const home = await mkdtemp(join(tmpdir(), 'media-'));
  const [contentDir, dataDir] = [join(home, 'content'), join(home, 'var')];
  await mkdir(join(contentDir, 'photos'), { recursive: true });
  const errors: unknown[] = [];
  const log = (error: unknown) => void errors.push(error);
  const siteModule = 'site/pictures/photo.ts';
  const media = createMedia({
    ...{ contentDir, dataDir, siteModule, log },
    usedInDrafts: async () => drafts(),
    usedInBin: async () => bin(),
  });
  const app = createPanelApp({ routes: media.routes, personOf: async () => EDITOR, appDir: home, log });
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const ask = (method: string, path: string, body?: object) =>
    fetch(origin + path, {
      method,
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const begin = async (length: number) => {
    const response = await fetch(`${origin}/api/uploads`, {
      method: 'POST',
      headers: { ...TUS, 'Upload-Length': String(length) },
    });
    return { status: response.status, path: response.headers.get('location') ?? '' };
  };
  const send = (path: string, bytes: Uint8Array, offset = 0) =>
    fetch(origin + path, {
      method: 'PATCH',
      headers: { ...TUS, 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
      body: Uint8Array.from(bytes),
    });
  const received = async (path: string) => {
    const response = await fetch(origin + path, { method: 'HEAD', headers: TUS });
    return response.ok ? Number(response.headers.get('upload-offset')) : null;
  };
  const settle = (path: string, prefix = 'kuhnya') =>
    ask('POST', '/api/photos', { upload: path.slice(path.lastIndexOf('/') + 1), prefix });
  const upload = async (bytes: Uint8Array, prefix = 'kuhnya') => {
    const { path } = await begin(bytes.length);
    await send(path, bytes);
    return settle(path, prefix);
  };

  return {
    media,
    errors,
    origin,
    contentDir,
    dataDir,
    ask,
    begin,
    send,
    received,
    settle,
    upload,
    accepted: async (bytes: Uint8Array, prefix?: string) =>
      (await (await upload(bytes, prefix)).json()) as AcceptedPhoto,
    place: async (file: string, text: string | Uint8Array) => {
      await mkdir(join(contentDir, file, '..'), { recursive: true });
      await writeFile(join(contentDir, file), text);
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await media.stop();
      await rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
