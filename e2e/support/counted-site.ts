import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SiteProcess, startSite } from './site-process.ts';

/** The number of the counter in its content. */
export const COUNTER = 90_000_000;

/** A site whose company has a counter at Yandex: only such a one asks for consent. */
export async function startCountedSite(): Promise<SiteProcess> {
  const home = await mkdtemp(join(tmpdir(), 'counted-'));
  await cp('content', home, { recursive: true });
  await appendFile(join(home, 'company.yaml'), `\nanalytics: { yandexMetrika: ${COUNTER} }\n`);
  const site = await startSite({ contentDir: home, environment: { LEADS_PER_MINUTE: '0' } });
  // It opens with the release of the demo content.
  await site.printed('Опубликовано', 110_000);
  return {
    ...site,
    async stop() {
      const code = await site.stop();
      await rm(home, { recursive: true, force: true });
      return code;
    },
  };
}
