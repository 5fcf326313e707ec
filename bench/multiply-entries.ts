import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Copies the demo entries of a folder under new addresses and earlier dates until there are `count` of them. */
export async function multiplyEntries(contentDir: string, kind: 'flats' | 'works', count: number): Promise<void> {
  const folder = join(contentDir, kind);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  const sources = await Promise.all(
    files.map(async (file) => ({ file, source: await readFile(join(folder, file), 'utf8') })),
  );
  for (let made = sources.length; made < count; made += 1) {
    const { file, source } = sources[made % sources.length] ?? { file: '', source: '' };
    const day = new Date(Date.UTC(2015, 0, 1) + made * 86_400_000).toISOString().slice(0, 10);
    const copy = source
      .replace(/^publishedOn: .*/m, `publishedOn: ${day}`)
      .replace(/^title: (.*)/m, (_, title: string) => `title: ${title.slice(0, 50)} ${made}`);
    await writeFile(join(folder, file.replace('.yaml', `-${made}.yaml`)), copy);
  }
}
