import { join } from 'node:path';
import { readList, writeList } from './advisories/advisory-list.ts';
import { judgeList } from './advisories/judge-list.ts';
import { refreshed } from './advisories/refresh.ts';

const FILE = join(import.meta.dirname, 'advisories.json');
const ROOT = join(import.meta.dirname, '..');

if (process.argv.includes('--refresh')) {
  const today = new Date().toISOString().slice(0, 10);
  writeList(FILE, await refreshed(readList(FILE), ROOT, today));
}
const { isSafe, lines } = judgeList(readList(FILE), join(ROOT, 'package-lock.json'));
console.log(lines.join('\n'));
if (!isSafe) process.exitCode = 1;
