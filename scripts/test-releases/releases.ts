import { join } from 'node:path';

const HOME = 'var/tests';

export const RELEASES = {
  /** Demo content with the build of `npm run build`. */
  demo: { dataDir: join(HOME, 'demo'), environment: {} },
  /** Demo content with the build that has the component gallery at `/__ui`. */
  gallery: { dataDir: join(HOME, 'gallery'), environment: { SITE_BUILD_DIR: 'dist-gallery' } },
  /** Demo company with a Yandex counter; only such a site asks for consent. */
  counted: { dataDir: join(HOME, 'counted'), environment: { CONTENT_DIR: join(HOME, 'counted-content') } },
  /** A second company: another town, three works, two packages; no flats, promotions or reviews. */
  kotorosl: { dataDir: join(HOME, 'kotorosl'), environment: { CONTENT_DIR: 'content-examples/kotorosl' } },
} as const;

export type ReleaseName = keyof typeof RELEASES;

/** The default `PUBLIC_URL`, which is written into the pages of a release. */
export const RELEASE_ORIGIN = 'http://localhost:3000';

export const PICTURES = 'var/cache';

/** Counter number in the content of `counted`. */
export const COUNTER = 90_000_000;
