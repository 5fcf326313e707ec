import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ViteDevServer } from 'vite';
import { brandRule } from '../../model/brand/brand-colours.ts';
import type { ContentLoader } from '../../model/load/load-content.ts';
import { PhotoError } from '../../model/load/photo-probe.ts';
import { readBrandColours } from '../company-facts.ts';
import { type StaticModule, sourceOfPage } from '../publish/built-site.ts';
import { downloadFiles } from '../publish/downloads.ts';
import { drawingFiles } from '../publish/drawings.ts';
import { mediaType } from '../publish/media-type.ts';
import { ContentRefused } from '../publish/report.ts';
import { withTypedPath } from '../serve/not-found.ts';
import { encodeOne } from './encode-one.ts';
import { codeErrorPage, contentErrorPage } from './error-page.ts';

type Options = {
  readonly vite: ViteDevServer;
  readonly contentDir: string;
  readonly dataDir: string;
  readonly loader: ContentLoader;
};

/** Serves pages, page data and pictures from the current source and content, without a build. */
export function createDevPages({ vite, contentDir, dataDir, loader }: Options) {
  const siteModule = () => vite.ssrLoadModule('/site/entry-static.tsx') as Promise<StaticModule>;

  async function currentSite() {
    const loaded = await loader.load(new Date());
    if (!loaded.ok) throw new ContentRefused(loaded.issues);
    const module = await siteModule();
    return { module, site: module.createSite(loaded.content), colours: loaded.content.brand.colours };
  }

  async function sendPage(path: string, res: ServerResponse): Promise<void> {
    const { module, site, colours } = await currentSite();
    const found = site.pages().find((candidate) => candidate.path === path);
    const { markup } = found ? await site.render(found) : await site.renderNotFound('unmatched');
    const html = module.renderDocument({
      head: found?.payload.head ?? { title: '404', description: '404', canonical: path, noindex: true, image: '' },
      themeColor: site.themeColor,
      siteName: site.siteName,
      origin: '',
      markup,
      boot: {
        build: DEV_BUILD_ID,
        shell: site.shell,
        ...(found ? { page: found.entry.page, payload: site.payload(found) } : { notFound: 'unmatched' }),
      },
      jsonLd: found?.jsonLd ?? [],
      css: brandRule(colours),
      stylesheet: '',
      printStylesheet: '',
      fonts: [],
      firstPicture: null,
      script: {
        boot: '/site/boot.ts',
        mask: '/site/shell/runtime/phone-mask.ts',
        app: '/site/entry-client.tsx',
        parts: [],
        page: found ? [`/${sourceOfPage(found.entry.page)}`] : [],
      },
    });
    end(
      res,
      found ? 200 : 404,
      'text/html; charset=utf-8',
      withTypedPath(await vite.transformIndexHtml(path, html), path),
    );
  }

  async function sendData(path: string, res: ServerResponse): Promise<void> {
    const { module, site } = await currentSite();
    const found = site.pages().find((candidate) => module.dataUrl(candidate.path) === path);
    const data = found ? site.payload(found) : site.shared[path];
    end(res, data ? 200 : 404, 'application/json', data ? JSON.stringify({ build: DEV_BUILD_ID, ...data }) : '{}');
  }

  async function sendDrawing(path: string, res: ServerResponse): Promise<void> {
    const loaded = await loader.load(new Date());
    if (!loaded.ok) throw new ContentRefused(loaded.issues);
    const svg = drawingFiles(loaded.content).get(path);
    end(res, svg ? 200 : 404, mediaType(path), svg ?? '');
  }

  async function sendDownload(path: string, res: ServerResponse): Promise<void> {
    const loaded = await loader.load(new Date());
    if (!loaded.ok) throw new ContentRefused(loaded.issues);
    const bytes = (await downloadFiles(loaded.content, dataDir)).get(path);
    end(res, bytes ? 200 : 404, mediaType(path), bytes ?? '');
  }

  async function sendPicture(path: string, res: ServerResponse): Promise<void> {
    const file = await encodeOne(basename(path), { contentDir, dataDir, loader, site: await siteModule() });
    if (!file) return end(res, 404, 'text/plain', 'No such picture');
    res.writeHead(200, { 'Content-Type': mediaType(file) });
    await pipeline(createReadStream(file), res);
  }

  async function sendTrouble(error: unknown, req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    const isContent = error instanceof ContentRefused || error instanceof PhotoError;
    const words = error instanceof Error ? ((isContent ? error.message : error.stack) ?? error.message) : String(error);
    console.error(words);
    if (!req.headers.accept?.includes('text/html')) return end(res, 500, 'text/plain; charset=utf-8', words);
    const colours = await readBrandColours(contentDir);
    const html =
      error instanceof ContentRefused ? contentErrorPage(error.issues, colours) : codeErrorPage(words, colours);
    end(res, 500, 'text/html; charset=utf-8', await vite.transformIndexHtml(req.url ?? '/', html));
  }

  return async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      const path = decodeURI(new URL(req.url ?? '/', 'http://dev.invalid').pathname);
      const file = devFiles.get(path);
      if (file) end(res, 200, file.type, file.body);
      else if (path.endsWith('.svg')) await sendDrawing(path, res);
      else if (/\.(xlsx|csv|pdf)$/.test(path)) await sendDownload(path, res);
      else if (path.startsWith('/media/')) await sendPicture(path, res);
      else if (path.startsWith('/data/')) await sendData(path, res);
      else await sendPage(path, res);
    } catch (error) {
      // The browser may abort picture requests on scroll or reload.
      if (!res.destroyed) await sendTrouble(error, req, res);
    }
  };
}

function end(res: ServerResponse, status: number, type: string, body: string | Buffer): void {
  if (!res.headersSent) res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  res.end(body);
}

const DEV_BUILD_ID = 'dev';

type File = { readonly type: string; readonly body: string };

const build = (facts: object): File => ({
  type: 'application/json',
  body: JSON.stringify({ id: DEV_BUILD_ID, timestamp: Date.now(), ...facts }),
});

const devFiles: ReadonlyMap<string, File> = new Map([
  ['/builds/latest.json', build({})],
  [`/builds/meta/${DEV_BUILD_ID}.json`, build({ redirects: {} })],
]);
