import { dirname, join } from 'node:path';
import type { PhotoFacts } from '../../../model/content.ts';
import { createPhotoProbe } from '../../../server/publish/images/photo-probe.ts';
import type { AcceptedPhoto, Crop } from '../../contract/media.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { EncodeAhead } from './encode-ahead.ts';
import { PhotoLibrary } from './library.ts';
import { mediaRoutes } from './media-routes.ts';
import { createPhotoUses } from './photo-uses.ts';
import { PictureWorker } from './picture-worker.ts';
import { Staging, stagedPhotosDir } from './staging.ts';
import { Thumbnails } from './thumbnails.ts';
import { UploadStore } from './upload-store.ts';

export type MediaSettings = {
  readonly contentDir: string;
  readonly dataDir: string;
  /** Path of the built site's server module; resized versions must have the URLs that its pages use. */
  readonly siteModule: string;
  /** Returns the photo names in all drafts and in waiting schedules. */
  readonly usedInDrafts: () => Promise<ReadonlySet<string>>;
  /** Returns the photo names in deleted entries that can be restored. */
  readonly usedInBin: () => Promise<ReadonlySet<string>>;
  readonly log: (error: unknown) => void;
};

export type Media = {
  readonly routes: readonly Route[];
  /** Staged photos by name, as an overlay for checks and previews of unsaved edits. */
  stagedPhotos(): Promise<ReadonlyMap<string, PhotoFacts>>;
  /** Moves staged photos into the content folder before a file references them; ignores other names. */
  takeIntoContent(names: readonly string[]): Promise<void>;
  /** Discards the cached list after a restore has added photos. */
  invalidateStaged(): void;
  pathOf(name: string): Promise<string | null>;
  stop(): Promise<void>;
};

const HOUR_MS = 3_600_000;

export function createMedia({ contentDir, dataDir, siteModule, usedInDrafts, usedInBin, log }: MediaSettings): Media {
  const cacheDir = join(dataDir, 'cache');
  const own = join(dataDir, 'panel');
  const worker = new PictureWorker();
  const staging = new Staging({ dir: stagedPhotosDir(dataDir), contentDir, probe: createPhotoProbe(cacheDir) });
  const uploads = new UploadStore(join(own, 'uploads'));
  const pathOf = async (name: string) => (await staging.find(name))?.path ?? null;
  const folderOf = async (name: string) => {
    const path = await pathOf(name);
    return path && dirname(path);
  };
  const ahead = new EncodeAhead({ cacheDir, folderOf, siteModule, worker, log });
  const inTurn = oneAtATime();

  const accept = async (path: string, prefix: string, crop: Crop | null = null): Promise<AcceptedPhoto> => {
    await staging.photos();
    const { name, facts } = await worker.run('accept', { path, prefix, crop, into: staging.dir, cacheDir });
    await staging.add(name, facts);
    ahead.add(name, facts);
    return { name, width: facts.width, height: facts.height, color: facts.color };
  };
  /** The outcome is stored, so a repeated request returns the same photo. */
  const acceptUpload = async (id: string, prefix: string): Promise<AcceptedPhoto> => {
    const known = await uploads.findOutcome(id);
    if (known) return known;
    const path = await uploads.pathOf(id);
    try {
      const photo = await accept(path, prefix);
      await uploads.settle(id, photo);
      return photo;
    } catch (error) {
      if (error instanceof Refusal) await uploads.drop(id);
      throw error;
    }
  };
  const cropped = async (name: string, crop: Crop): Promise<AcceptedPhoto> => {
    const path = await pathOf(name);
    if (path === null) throw new Refusal(404, 'Такого снимка нет.');
    return accept(path, name.replace(/(?:-[0-9a-f]{8})?\.[a-z]+$/i, ''), crop);
  };

  const routes = mediaRoutes({
    uploads,
    thumbnails: new Thumbnails(join(own, 'thumbs'), worker),
    library: new PhotoLibrary({ contentDir, staging, uses: createPhotoUses(contentDir), usedInDrafts, usedInBin }),
    encoding: () => ahead.waiting,
    pathOf,
    // The queue processes one image at a time for all users, to limit memory.
    acceptUpload: (id, prefix) => inTurn(() => acceptUpload(id, prefix)),
    crop: (name, crop) => inTurn(() => cropped(name, crop)),
  });

  const tidy = () => uploads.removeStale(new Date()).catch(log);
  const timer = setInterval(tidy, HOUR_MS);
  void tidy();
  void staging.photos().then((photos) => {
    for (const [name, facts] of photos) ahead.add(name, facts);
  }, log);

  return {
    routes,
    stagedPhotos: () => staging.photos(),
    takeIntoContent: (names) => staging.takeIntoContent(names),
    invalidateStaged: () => staging.forget(),
    pathOf,
    async stop() {
      clearInterval(timer);
      ahead.stop();
      worker.stop();
    },
  };
}
