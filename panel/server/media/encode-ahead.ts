import type { PhotoFacts } from '../../../model/content.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import type { PictureWorker } from './picture-worker.ts';

type Settings = {
  readonly cacheDir: string;
  /** Returns the photo's current folder, because a save may move a waiting photo into the content folder. */
  readonly folderOf: (name: string) => Promise<string | null>;
  readonly siteModule: string;
  readonly worker: PictureWorker;
  readonly log: (error: unknown) => void;
};

/** Encodes resized versions into the publisher's cache in advance, so that publishing is fast. */
export class EncodeAhead {
  readonly #settings: Settings;
  readonly #waiting = new Set<string>();
  readonly #inTurn = oneAtATime();
  #isStopped = false;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get waiting(): string[] {
    return [...this.#waiting];
  }

  add(file: string, facts: PhotoFacts): void {
    if (this.#waiting.has(file)) return;
    this.#waiting.add(file);
    void this.#inTurn(async () => {
      try {
        await this.#make(file, facts);
      } catch (error) {
        // A failure is only logged: the publisher encodes missing versions and reports errors to the editor.
        if (!this.#isStopped) this.#settings.log(error);
      } finally {
        this.#waiting.delete(file);
      }
    });
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #make(file: string, facts: PhotoFacts): Promise<void> {
    const { cacheDir, folderOf, siteModule, worker } = this.#settings;
    const photosDir = await folderOf(file);
    if (photosDir === null || this.#isStopped) return;
    await worker.run('sizes', { file, facts, photosDir, cacheDir, siteModule });
  }
}
