import { join } from 'node:path';

const HOME = 'var/tests';

/** The releases that are published once before the tests, and what each is made of. */
export const RELEASES = {
  /** The demo content, as `npm run build` made the site. */
  demo: { dataDir: join(HOME, 'demo'), environment: {} },
  /** The same content from the build that has every component at `/__ui`. */
  gallery: { dataDir: join(HOME, 'gallery'), environment: { SITE_BUILD_DIR: 'dist-gallery' } },
  /** The demo company with a counter at Yandex: only such a site asks for consent. */
  counted: { dataDir: join(HOME, 'counted'), environment: { CONTENT_DIR: join(HOME, 'counted-content') } },
  /** Another company: another town, three works, two packages; no flats, no promotions, no reviews. */
  kotorosl: { dataDir: join(HOME, 'kotorosl'), environment: { CONTENT_DIR: 'content-examples/kotorosl' } },
} as const;

export type ReleaseName = keyof typeof RELEASES;

/** The default `PUBLIC_URL`, which is written into the pages of a release. */
export const RELEASE_ORIGIN = 'http://localhost:3000';

/** Encoded pictures, which all releases share. */
export const PICTURES = 'var/cache';

/** The number of the counter in the content of `counted`. */
export const COUNTER = 90_000_000;
