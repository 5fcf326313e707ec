import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Publisher } from '../../server/publish/publisher.ts';
import { copyRelease } from './copy-release.ts';
import { linkTree } from './link-tree.ts';
import { NOON, PICTURES, RELEASE_ORIGIN, RELEASES } from './releases.ts';

// Renders the pages whose content depends on the date once for all tests of the publisher.
const { dataDir } = RELEASES.noon;
await rm(dataDir, { recursive: true, force: true });
await linkTree(PICTURES, join(dataDir, 'cache'));
await copyRelease('demo', dataDir);
await new Publisher({ contentDir: 'content', dataDir, distDir: 'dist', origin: RELEASE_ORIGIN }).run(NOON);
