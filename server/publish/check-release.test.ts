import { expect, test } from 'vitest';
import type { ReleaseManifest } from '../release/manifest.ts';
import { checkRelease } from './check-release.ts';
import { ContentRefused } from './report.ts';

const record = { key: '', links: ['/works#list'], anchors: [], policy: '', shown: '', changedOn: null };
const records = { '/': record, '/works': { ...record, links: [], anchors: ['list'] } };
const manifest = { files: { '/': {}, '/works': {}, '/style.css': {} }, redirects: {} } as unknown as ReleaseManifest;
const check = (shared: string[]) => checkRelease({ manifest, records, shared, texts: new Map() });

test('a release whose links and shared files are there is sound', () => {
  expect(() => check(['/style.css'])).not.toThrow();
});

test('a file that every document names and the release lacks is refused', () => {
  expect(() => check(['/style.css', '/favicon.svg'])).toThrow(ContentRefused);
});
