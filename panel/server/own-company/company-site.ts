import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoFacts } from '../../../model/content.ts';
import type { ContentLoader } from '../../../model/load/load-content.ts';
import { createContentLoader } from '../../../model/load/load-content.ts';
import type { Answers } from '../../../model/new-company/answers.ts';
import type { Made } from '../../../model/new-company/content-of.ts';
import { writeCompany } from '../../../server/new-company/write-company.ts';
import { createPhotoProbe } from '../../../server/publish/images/photo-probe.ts';
import type { OneAtATime } from '../one-at-a-time.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import type { PhotoFolder } from '../preview/pictures.ts';
import { ownCompanyDir } from './kept-answers.ts';

/** Content folder made from the answers so far, for the preview. */
export class CompanySite {
  readonly #dir: string;
  readonly #loader: ContentLoader;
  readonly #inTurn: OneAtATime = oneAtATime();
  #photos: ReadonlyMap<string, PhotoFacts> = new Map();
  readonly photos: PhotoFolder;

  constructor(dataDir: string) {
    this.#dir = join(ownCompanyDir(dataDir), 'site');
    this.#loader = createContentLoader(this.#dir, createPhotoProbe(join(dataDir, 'cache')));
    this.photos = { dir: join(this.#dir, 'photos'), photos: async () => this.#photos };
  }

  write(answers: Answers, made: Made): Promise<void> {
    return this.#inTurn(async () => {
      const fresh = `${this.#dir}-new`;
      await rm(fresh, { recursive: true, force: true });
      await mkdir(fresh, { recursive: true });
      await writeCompany(fresh, answers, made);
      await rm(this.#dir, { recursive: true, force: true });
      await rename(fresh, this.#dir);
    });
  }

  load() {
    return this.#inTurn(async () => {
      const loaded = await this.#loader.load(new Date());
      this.#photos = loaded.read.photos;
      return loaded;
    });
  }
}
