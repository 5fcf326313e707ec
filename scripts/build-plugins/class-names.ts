import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FOLLOWING = `${LETTERS}${LETTERS.toLowerCase()}0123456789`;

/**
 * Returns two-character class names, because names occur thousands of times in pages. Both builds number classes and
 * keyframes alike; the leading capital avoids collisions with global classes.
 */
export function numberedNames(root: string): (name: string, file: string) => string {
  const numbers = new Map<string, number>();
  for (const file of globSync('site/**/*.module.css', { cwd: root }).sort()) {
    const source = readFileSync(join(root, file), 'utf8');
    const names = new Set(
      [...source.matchAll(/(?:[.]|@keyframes\s+)([a-zA-Z_][\w-]*)/g)].map((match) => match[1] ?? ''),
    );
    for (const name of [...names].sort()) numbers.set(`${file}:${name}`, numbers.size);
  }
  return (name, file) => {
    const number = numbers.get(`${relative(root, file.split('?')[0] ?? file)}:${name}`);
    if (number === undefined) throw new Error(`${file} has no class ${name}`);
    return shortened(number);
  };
}

function shortened(number: number): string {
  const rest = Math.floor(number / LETTERS.length);
  const first = LETTERS[number % LETTERS.length] ?? '';
  return rest < FOLLOWING.length ? first + (FOLLOWING[rest] ?? '') : first + shortened(rest - FOLLOWING.length);
}
