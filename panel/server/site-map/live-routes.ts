import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaType } from '../../../server/publish/media-type.ts';
import { pageFile } from '../../../server/publish/page-list.ts';
import { PUBLIC_FOLDER } from '../../../server/release/manifest.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { LivePages, LiveRelease } from './live-pages.ts';
import { isShownFile, LIVE_URL, STILL_PAGE_POLICY, stillPage, stillStyles } from './still-page.ts';

/** The key is the release in the query of a page, and the hash in the name of a file. */
const FOREVER = { 'Cache-Control': 'private, max-age=31536000, immutable' };

/** Pages of the live release as pictures of themselves, with the files they show. */
export function liveRoutes(live: LivePages): readonly Route[] {
  return [
    {
      method: 'GET',
      path: `${LIVE_URL}/*`,
      operation: 'content',
      async handle(context) {
        const path = new URL(context.req.url).pathname.slice(LIVE_URL.length);
        const release = await live.release();
        if (release && isShownFile(path)) {
          const bytes = await readPublic(release, path.slice(1));
          const body = path.endsWith('.css') ? stillStyles(bytes.toString('utf8')) : new Uint8Array(bytes);
          return context.body(body, 200, { 'Content-Type': mediaType(path), ...FOREVER });
        }
        const page = release?.pages.find((one) => encodeURI(one.path) === path);
        if (!release || !page) throw new Refusal(404, 'Такой страницы в выпуске нет.');
        const html = (await readPublic(release, pageFile(page.path))).toString('utf8');
        return context.html(stillPage(html), 200, { ...FOREVER, 'Content-Security-Policy': STILL_PAGE_POLICY });
      },
    },
  ];
}

async function readPublic({ dir }: LiveRelease, file: string): Promise<Buffer> {
  return readFile(join(dir, PUBLIC_FOLDER, file)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Refusal(404, 'Такого файла в выпуске нет.') : error;
  });
}
