import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import '../../model/load/parse-once.fixture.ts';
import { copyRelease } from '../../scripts/test-releases/copy-release.ts';
import { linkTree } from '../../scripts/test-releases/link-tree.ts';
import { NOON, PICTURES, RELEASE_ORIGIN } from '../../scripts/test-releases/releases.ts';
import type { PublishOutcome } from './publisher.ts';
import { Publisher } from './publisher.ts';

/** A published copy of the demo content. The content is restored after each test, the release is not. */
export class PublishedFolder {
  home = '';
  first!: PublishOutcome;
  publisher!: Publisher;
  #copied: readonly string[] = [];

  constructor() {
    beforeAll(async () => {
      this.home = await mkdtemp(join(tmpdir(), 'publish-'));
      cpSync('content', this.contentDir, { recursive: true, preserveTimestamps: true });
      await linkTree(PICTURES, join(this.dataDir, 'cache'));
      await copyRelease('noon', this.dataDir);
      this.#copied = await readdir(join(this.dataDir, 'releases'));
      this.publisher = this.newPublisher();
      this.first = await this.publisher.run(NOON);
    });
    afterEach(() => this.restore());
    afterAll(() => rm(this.home, { recursive: true, force: true }));
  }

  get contentDir(): string {
    return join(this.home, 'content');
  }

  get dataDir(): string {
    return join(this.home, 'var');
  }

  newPublisher(dataDir = this.dataDir): Publisher {
    return new Publisher({ contentDir: this.contentDir, dataDir, distDir: 'dist', origin: RELEASE_ORIGIN });
  }

  async releases(): Promise<string[]> {
    return (await readdir(join(this.dataDir, 'releases'))).filter((id) => !this.#copied.includes(id));
  }

  published(file: string): Promise<string> {
    return readFile(join(this.dataDir, 'current', 'public', file), 'utf8');
  }

  async edit(file: string, from: string | RegExp, to: string): Promise<void> {
    const path = join(this.contentDir, file);
    const before = await readFile(path, 'utf8');
    expect(before).toMatch(from);
    await writeFile(path, before.replace(from, to));
  }

  /** Synchronous, because asynchronous calls on hundreds of files take three times as long. */
  restore(): void {
    for (const file of readdirSync(this.contentDir, { recursive: true, encoding: 'utf8' }))
      if (!existsSync(join('content', file))) rmSync(join(this.contentDir, file), { recursive: true, force: true });
    const differs = (source: string, copy: string) => {
      const [wanted, found] = [statSync(source), statSync(copy, { throwIfNoEntry: false })];
      return wanted.isDirectory() || wanted.size !== found?.size || wanted.mtimeMs !== found.mtimeMs;
    };
    cpSync('content', this.contentDir, { recursive: true, preserveTimestamps: true, filter: differs });
  }
}
