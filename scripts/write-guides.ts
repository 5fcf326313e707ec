import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { guideFiles } from '../model/guide/guide-files.ts';

/** `npm run guides` regenerates the guides for editors after a change of a content kind. */
for (const [path, text] of guideFiles(await readFile('content/README.md', 'utf8'))) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
