import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileCache, stampOf } from '../../../model/load/file-cache.ts';
import { photoNameProblem } from '../../../model/photo/photo-name.ts';
import { openPicture } from '../../../server/publish/images/open-picture.ts';
import type { Library, LibraryPhoto } from '../../contract/media.ts';
import { LIBRARY_PAGE } from '../../contract/media.ts';
import { Refusal } from '../http/route.ts';
import type { PhotoUses } from './photo-uses.ts';
import type { Staging } from './staging.ts';

type Settings = {
  readonly contentDir: string;
  readonly staging: Staging;
  readonly uses: () => Promise<PhotoUses>;
  readonly usedInDrafts: () => Promise<ReadonlySet<string>>;
  readonly usedInBin: () => Promise<ReadonlySet<string>>;
};
export type LibraryQuery = {
  readonly search: string;
  readonly isUnused: boolean;
  readonly page: number;
  /** File of an entry whose photos come first; empty for none. */
  readonly first: string;
};
type Listed = Omit<LibraryPhoto, 'width' | 'height'> & { readonly path: string; readonly stamp: string };

/** Bytes that contain the image size, after the camera's metadata. */
const HEAD_BYTES = 256 * 1024;

export class PhotoLibrary {
  readonly #settings: Settings;
  readonly #sizes = new FileCache();

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  async list({ search, isUnused, page, first }: LibraryQuery): Promise<Library> {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const { photos, unreadable } = await this.#all();
    const isInUse = (photo: Listed) => unreadable.length > 0 || isUsed(photo);
    const found = photos.filter(
      (photo) => words.every((word) => wordsOf(photo).includes(word)) && !(isUnused && isInUse(photo)),
    );
    const rank = ({ usedIn }: Listed) => (usedIn.some(({ file }) => file === first) ? 0 : 1);
    found.sort((a, b) => rank(a) - rank(b) || b.changedAt.localeCompare(a.changedAt) || a.name.localeCompare(b.name));
    const shown = found.slice((page - 1) * LIBRARY_PAGE, page * LIBRARY_PAGE);
    return { photos: await Promise.all(shown.map((photo) => this.#measured(photo))), total: found.length };
  }

  /** Throws a `Refusal` if an entry or a draft references the photo, or if an unreadable file could reference it. */
  async remove(name: string): Promise<void> {
    const { photos, unreadable } = await this.#all();
    const photo = photos.find((one) => one.name === name);
    if (!photo) throw new Refusal(404, 'Такого снимка нет.');
    if (photo.usedIn.length > 0) {
      const places = photo.usedIn.map(({ title }) => `«${title}»`).join(', ');
      throw new Refusal(409, `Снимок нужен: ${places}. Сначала уберите его оттуда.`, { usedIn: photo.usedIn });
    }
    if (photo.isInDraft) throw new Refusal(409, 'Снимок стоит в черновике. Сначала уберите его оттуда.');
    if (photo.isInBin) {
      throw new Refusal(409, 'Снимок стоит в записи, которая лежит в корзине. Её ещё могут вернуть.');
    }
    const [hidden] = unreadable;
    if (hidden !== undefined)
      throw new Refusal(
        409,
        `Файл «${hidden}» не читается, снимок может стоять там. Сначала верните доступ к файлу или исправьте его.`,
      );
    if (photo.isStaged) await this.#settings.staging.remove(name);
    else await rm(photo.path, { force: true });
  }

  async #all(): Promise<{ photos: Listed[]; unreadable: readonly string[] }> {
    const { contentDir, staging, uses, usedInDrafts, usedInBin } = this.#settings;
    const [{ uses: used, unreadable }, drafted, binned, staged] = await Promise.all([
      uses(),
      usedInDrafts(),
      usedInBin(),
      staging.photos(),
    ]);
    const folder = join(contentDir, 'photos');
    const names = (await readdir(folder).catch(() => [])).filter((name) => photoNameProblem(name) === null);
    const places = new Map([...staged.keys()].map((name) => [name, staging.dir]));
    for (const name of names) places.set(name, folder);
    const all = [...places].map(async ([name, place]): Promise<Listed | null> => {
      const path = join(place, name);
      const facts = await stat(path).catch(() => null);
      if (!facts?.isFile()) return null;
      return {
        name,
        path,
        stamp: stampOf(facts),
        bytes: facts.size,
        changedAt: facts.mtime.toISOString(),
        isStaged: place === staging.dir,
        usedIn: used.get(name) ?? [],
        isInDraft: drafted.has(name),
        isInBin: binned.has(name),
      };
    });
    return { photos: (await Promise.all(all)).filter((photo) => photo !== null), unreadable };
  }

  async #measured({ path, stamp, ...photo }: Listed): Promise<LibraryPhoto> {
    const size = await this.#sizes.get(path, stamp, () => sizeOf(path)).catch(() => ({ width: 0, height: 0 }));
    return { ...photo, ...size };
  }
}

async function sizeOf(path: string): Promise<{ width: number; height: number }> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  const { autoOrient } = await openPicture(buffer.subarray(0, bytesRead), path).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

function isUsed({ usedIn, isInDraft, isInBin }: Listed): boolean {
  return usedIn.length > 0 || isInDraft || isInBin;
}

function wordsOf({ name, usedIn }: Listed): string {
  return [name, ...usedIn.flatMap(({ title, alt }) => [title, alt ?? ''])].join(' ').toLowerCase();
}
