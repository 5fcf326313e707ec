import { readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RELEASES } from '../../../../scripts/test-releases/releases.ts';

/** Bytes of four of the 22 zero-width characters of a mark; fewer occur in pictures by chance. */
const MARK = /(?:\xe2\x80[\x8c\x8d]){4}/;

test('no file of a release contains a mark', async () => {
  const release = await realpath(join(RELEASES.demo.dataDir, 'current'));
  const found = await readdir(release, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(1000);
  for (const file of files) expect(MARK.test(await readFile(file, 'latin1')), file).toBe(false);
});
