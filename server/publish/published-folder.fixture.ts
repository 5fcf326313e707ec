import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { PublishOutcome } from './publisher.ts';
import { Publisher } from './publisher.ts';

export const NOON = new Date('2026-11-20T10:00:00Z');

/** A folder of the demo content, published once at noon before the tests of a file. */
export class PublishedFolder {
  home = '';
  first!: PublishOutcome;
  publisher!: Publisher;

  constructor() {
    beforeAll(async () => {
      this.home = await mkdtemp(join(tmpdir(), 'publish-'));
      await cp('content', this.contentDir, { recursive: true });
      await cp('var/cache', join(this.dataDir, 'cache'), { recursive: true }).catch(() => undefined);
      this.publisher = this.newPublisher();
      this.first = await this.publisher.run(NOON);
    });
    afterAll(() => rm(this.home, { recursive: true, force: true }));
  }

  get contentDir(): string {
    return join(this.home, 'content');
  }

  get dataDir(): string {
    return join(this.home, 'var');
  }

  newPublisher(): Publisher {
    const { contentDir, dataDir } = this;
    return new Publisher({ contentDir, dataDir, distDir: 'dist', origin: 'https://pregolya.example' });
  }

  releases(): Promise<string[]> {
    return readdir(join(this.dataDir, 'releases'));
  }

  /** A file of the release on show. */
  published(file: string): Promise<string> {
    return readFile(join(this.dataDir, 'current', 'public', file), 'utf8');
  }

  /** @returns what puts the file back. */
  async edit(file: string, from: RegExp, to: string): Promise<() => Promise<void>> {
    const path = join(this.contentDir, file);
    const before = await readFile(path, 'utf8');
    await writeFile(path, before.replace(from, to));
    return () => writeFile(path, before);
  }
}
