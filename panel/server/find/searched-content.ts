import { setImmediate as breathe } from 'node:timers/promises';
import type { KindValues } from '../../../model/kinds/kinds.ts';
import { folderKinds, kindOfFile, singleKinds } from '../../../model/kinds/kinds.ts';
import { decodeText } from '../../../model/load/decode-text.ts';
import type { ContentLoader } from '../../../model/load/load-content.ts';
import type { RichText } from '../../../model/rich-text/rich-text.ts';
import { placeOf } from '../content/entry-place.ts';
import { readEntryText } from '../content/entry-text.ts';
import { toFacts } from '../content/kind-form.ts';
import type { StagedPhotos } from '../content/staged-photos.ts';
import { fileOf } from '../preview/places/mark-content.ts';
import type { EntryDocument } from './entry-document.ts';
import { entryDocument } from './entry-document.ts';

export type SearchedContent = {
  readonly documents: readonly EntryDocument[];
  /** All photographs, also those that no entry shows. */
  readonly photos: readonly string[];
};

type Settings = { readonly loader: ContentLoader; readonly staged: Pick<StagedPhotos, 'photos'> };

/** Returns a reader of the folder in a form for searching; only files that changed are prepared again. */
export function createSearchedContent({ loader, staged }: Settings): () => Promise<SearchedContent> {
  const known = new WeakMap<Uint8Array, EntryDocument>();
  return async () => {
    const loaded = await loader.load(new Date());
    const entries: ReadonlyMap<string, object> = loaded.ok ? entriesByFile(loaded.written) : new Map();
    const documents: EntryDocument[] = [];
    for (const [file, bytes] of loaded.read.texts) {
      const before = known.get(bytes);
      if (before) {
        documents.push(before);
        continue;
      }
      const made = documentOf(file, bytes, entries.get(file));
      if (!made) continue;
      known.set(bytes, made);
      documents.push(made);
      await breathe();
    }
    const names = [...loaded.read.photos.keys(), ...(await staged.photos()).keys()];
    return { documents, photos: [...new Set(names)] };
  };
}

/** Reads the file by itself when the folder has a mistake, so that everything else is still found. */
function documentOf(file: string, bytes: Uint8Array, entry: object | undefined): EntryDocument | null {
  const kind = kindOfFile(file);
  if (!kind) return null;
  const place = placeOf(file);
  if (entry) return entryDocument(place, toFacts(kind, entry), 'body' in entry ? (entry.body as RichText) : null);
  const decoded = decodeText(bytes);
  if (!decoded.ok) return null;
  const { facts, body } = readEntryText(kind, decoded.text);
  return entryDocument(place, facts, body);
}

function entriesByFile(written: KindValues): Map<string, object> {
  const entries = new Map<string, object>(singleKinds.map(({ name, file }) => [file, written[name]]));
  for (const kind of folderKinds) for (const entry of written[kind.name]) entries.set(fileOf(kind, entry), entry);
  return entries;
}
