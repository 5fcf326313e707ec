import { expect, test } from 'vitest';
import type { ReleaseManifest } from '../release/manifest.ts';
import { checkRelease } from './check-release.ts';
import { ContentRefused } from './report.ts';

const record = { key: '', links: ['/works#list'], anchors: [], policy: '', shown: '', changedOn: null };
const records = { '/': record, '/works': { ...record, links: [], anchors: ['list'] } };
const manifest = { files: { '/': {}, '/works': {}, '/style.css': {} }, redirects: {} } as unknown as ReleaseManifest;
const check = (shared: string[]) => checkRelease({ manifest, records, shared, texts: new Map() });

test('a release with valid links and all shared files passes', () => {
  expect(() => check(['/style.css'])).not.toThrow();
});

test('a release without a file named by every document is refused', () => {
  expect(() => check(['/style.css', '/favicon.svg'])).toThrow(ContentRefused);
});
