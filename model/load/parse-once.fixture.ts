import type { FileParser } from './file-parser.ts';
import { parsers } from './read-kinds.ts';

/** Parsed files of all loaders in a test worker, because tests load the demo hundreds of times. */
const parsed = new Map<string, ReturnType<FileParser>>();

for (const [kind, parse] of parsers) {
  parsers.set(kind, (file, source, bytes) => {
    const key = `${file}\n${source}`;
    const result = parsed.get(key) ?? parse(file, source, bytes);
    parsed.set(key, result);
    return result;
  });
}
