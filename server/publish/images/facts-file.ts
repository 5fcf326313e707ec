import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { PhotoFacts } from '../../../model/content.ts';

const factsSchema = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  hash: z.string().regex(/^[0-9a-f]{10}$/),
});

/** Append-only cache, one JSON object per line. A line torn by a crash is skipped and computed again. */
export class FactsFile {
  readonly #path: string;
  #entries: Promise<Map<string, PhotoFacts>> | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async find(hash: string): Promise<PhotoFacts | undefined> {
    this.#entries ??= readEntries(this.#path);
    return (await this.#entries).get(hash);
  }

  /** Ignores write errors, which only cost a new probe after a restart. */
  async add(facts: PhotoFacts): Promise<void> {
    this.#entries ??= readEntries(this.#path);
    (await this.#entries).set(facts.hash, facts);
    try {
      await mkdir(dirname(this.#path), { recursive: true });
      await appendFile(this.#path, `\n${JSON.stringify(facts)}\n`);
    } catch {}
  }
}

async function readEntries(path: string): Promise<Map<string, PhotoFacts>> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const entries = text.split('\n').flatMap((line) => parseLine(line) ?? []);
  return new Map(entries.map((facts) => [facts.hash, facts]));
}

function parseLine(line: string): PhotoFacts | undefined {
  try {
    return factsSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
