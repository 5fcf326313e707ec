import type { FileParser } from './file-parser.ts';
import { parsers } from './read-kinds.ts';

// Tests load the demo hundreds of times. All copies in a worker share the parsed files, which nobody changes.
const parsed = new Map<string, ReturnType<FileParser>>();

for (const [kind, parse] of parsers) {
  parsers.set(kind, (file, source, bytes) => {
    const key = `${file}\n${source}`;
    const result = parsed.get(key) ?? parse(file, source, bytes);
    parsed.set(key, result);
    return result;
  });
}
