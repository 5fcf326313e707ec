import { createHash } from 'node:crypto';
import { linkSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Encoding, ReleaseFile } from '../release/manifest.ts';
import { PRECOMPRESSED_SUFFIX, PUBLIC_FOLDER } from '../release/manifest.ts';
import type { Earlier } from './earlier-release.ts';
import type { Added } from './flush-release.ts';
import { mediaType } from './media-type.ts';
import type { Effort, Precompressed } from './precompress.ts';
import { isCompressible, precompress } from './precompress.ts';

export type FileFacts = {
  readonly cache: ReleaseFile['cache'];
  readonly effort?: Effort;
  readonly made?: Precompressed;
  readonly policy?: number;
  readonly noindex?: boolean;
};

type EarlierFiles = Pick<Earlier, 'publicDir' | 'manifest'>;

/** Fills the `public/` folder of a release that is not served yet. */
export class ReleaseWriter {
  readonly files: Record<string, ReleaseFile> = {};
  readonly #public: string;
  readonly #folders = new Set<string>();
  readonly #written: string[] = [];
  readonly #earlier: EarlierFiles | null;

  constructor(releaseDir: string, earlier: EarlierFiles | null = null) {
    this.#public = join(releaseDir, PUBLIC_FOLDER);
    this.#earlier = earlier;
  }

  added(): Added {
    return { files: this.#written, folders: [...this.#folders] };
  }

  /**
   * Writes a file and its compressed variants; `file` is relative to `public/`. Bytes equal to those of the earlier
   * release under the same URL are reused.
   */
  async write(urlPath: string | null, file: string, bytes: Buffer, facts: FileFacts): Promise<ReleaseFile> {
    const type = mediaType(file);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const known = urlPath === null ? undefined : this.#earlier?.manifest.files[urlPath];
    if (this.#earlier && known?.hash === hash && known.file === file)
      return this.reuse(urlPath, known, this.#earlier.publicDir, facts);
    const variants = isCompressible(type) ? await precompress(bytes, facts.effort ?? 'light', facts.made) : {};
    await this.#folderOf(file);
    const encodings: ReleaseFile['encodings'] = {};
    for (const [encoding, variant] of Object.entries(variants) as [Encoding, Buffer][]) {
      if (variant.length >= bytes.length) continue;
      await this.#writeBytes(file + PRECOMPRESSED_SUFFIX[encoding], variant);
      encodings[encoding] = variant.length;
    }
    await this.#writeBytes(file, bytes);
    return this.#enter(urlPath, {
      file,
      type,
      size: bytes.length,
      hash,
      encodings,
      ...entryFacts(facts),
    });
  }

  /**
   * Hard-links a file of an earlier release. Synchronous, because passing a link to another thread costs twice as much
   * as creating it.
   */
  async reuse(
    urlPath: string | null,
    earlier: ReleaseFile,
    earlierPublic: string,
    facts: FileFacts,
  ): Promise<ReleaseFile> {
    await this.#folderOf(earlier.file);
    const suffixes = [
      '',
      ...(Object.keys(earlier.encodings) as Encoding[]).map((encoding) => PRECOMPRESSED_SUFFIX[encoding]),
    ];
    for (const suffix of suffixes) {
      linkSync(`${earlierPublic}/${earlier.file}${suffix}`, `${this.#public}/${earlier.file}${suffix}`);
    }
    const { file, type, size, hash, encodings } = earlier;
    return this.#enter(urlPath, { file, type, size, hash, encodings, ...entryFacts(facts) });
  }

  async adopt(urlPath: string, file: string, source: string, hash: string, facts: FileFacts): Promise<ReleaseFile> {
    await this.#folderOf(file);
    linkSync(source, join(this.#public, file));
    const { size } = statSync(source);
    return this.#enter(urlPath, { file, type: mediaType(file), size, hash, encodings: {}, ...entryFacts(facts) });
  }

  #enter(urlPath: string | null, entry: ReleaseFile): ReleaseFile {
    if (urlPath !== null) this.files[urlPath] = entry;
    return entry;
  }

  async #writeBytes(file: string, bytes: Buffer): Promise<void> {
    const path = join(this.#public, file);
    await writeFile(path, bytes);
    this.#written.push(path);
  }

  async #folderOf(file: string): Promise<void> {
    const folder = dirname(join(this.#public, file));
    if (this.#folders.has(folder)) return;
    await mkdir(folder, { recursive: true });
    for (let made = folder; made.length >= this.#public.length; made = dirname(made)) this.#folders.add(made);
  }
}

function entryFacts({ cache, policy, noindex }: FileFacts): Pick<ReleaseFile, 'cache' | 'policy' | 'noindex'> {
  return { cache, ...(policy === undefined ? {} : { policy }), ...(noindex ? { noindex } : {}) };
}
