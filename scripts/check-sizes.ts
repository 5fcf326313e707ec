import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listTree } from '../server/publish/list-tree.ts';

const MAX_LINES = 250;
const FOLDERS = ['model', 'site', 'server', 'panel/contract', 'panel/server', 'panel/app', 'e2e', 'bench', 'scripts'];

const long: string[] = [];
for (const folder of FOLDERS) {
  for (const file of await listTree(folder)) {
    if (/\/node_modules\//.test(file)) continue;
    if (!/\.(tsx?|mjs|css)$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const lines = (await readFile(join(folder, file), 'utf8')).split('\n').length;
    if (lines > MAX_LINES) long.push(`${folder}/${file}: ${lines} lines`);
  }
}
if (long.length > 0) {
  console.error(`Longer than ${MAX_LINES} lines; split by what they do:\n${long.join('\n')}`);
  process.exitCode = 1;
}
