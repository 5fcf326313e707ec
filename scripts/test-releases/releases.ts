import { join } from 'node:path';

/** Measurements and screenshots run with `TEST_PICTURES=real`; the pictures of tests are plain. */
export const HAS_REAL_PICTURES = process.env.TEST_PICTURES === 'real';

export const HOME = HAS_REAL_PICTURES ? 'var/real' : 'var/tests';

export const NOON = new Date('2026-11-20T10:00:00Z');

export const RELEASES = {
  /** Demo content with the build of `npm run build`. */
  demo: { dataDir: join(HOME, 'demo'), environment: {} },
  /** Demo content published at `NOON`, where tests of the publisher begin. */
  noon: { dataDir: join(HOME, 'noon'), environment: {} },
  /** Demo content with the build that has the component gallery at `/__ui`. */
  gallery: { dataDir: join(HOME, 'gallery'), environment: { SITE_BUILD_DIR: 'dist-gallery' } },
  /** Demo company with a Yandex counter; only such a site asks for consent. */
  counted: { dataDir: join(HOME, 'counted'), environment: { CONTENT_DIR: join(HOME, 'counted-content') } },
  /** A company made from the example answers: another town; no works, flats, promotions or reviews. */
  newCompany: { dataDir: join(HOME, 'new-company'), environment: { CONTENT_DIR: join(HOME, 'new-company-content') } },
  /** The same company with its first work. */
  oneWork: { dataDir: join(HOME, 'one-work'), environment: { CONTENT_DIR: join(HOME, 'one-work-content') } },
} as const;

export type ReleaseName = keyof typeof RELEASES;

/** The default `PUBLIC_URL`, which is written into the pages of a release. */
export const RELEASE_ORIGIN = 'http://localhost:3000';

/** Picture cache of all releases; the real one is that of `npm start`. */
export const PICTURES = HAS_REAL_PICTURES ? 'var/cache' : join(HOME, 'pictures');

/** Counter number in the content of `counted`. */
export const COUNTER = 90_000_000;
