import type { FileEntry } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { BlobReader, BlobWriter, configure, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { MAX_UPLOAD_BYTES } from '../../contract/media.ts';
import { RequestError } from '../lib/request.ts';
import { fileTooLarge } from './send-file.ts';
import type { Unpacked } from './upload-queue.ts';
import { photosOfZip, readFiles } from './zip-photos.ts';

// The Content Security Policy forbids the workers that zip.js would start from a blob.
configure({ useWebWorkers: false });

/** Reads the directory of an archive; a photograph is unpacked when its upload begins. @throws {RequestError} */
export async function openZip(archive: File): Promise<Unpacked> {
  const reader = new ZipReader(new BlobReader(archive));
  const entries = await readFiles(reader.getEntriesGenerator()).catch((error: unknown) => {
    if (error instanceof RequestError) throw error;
    throw new RequestError(422, 'Архив повреждён или скачан не целиком. Скачайте его ещё раз.');
  });
  const { photos, notes } = photosOfZip(entries.filter((entry) => !entry.directory));
  return {
    notes,
    sources: photos.map((entry) => {
      const name = entry.filename.replace(/^.*\//, '');
      return { name, open: () => unpack(entry, name) };
    }),
  };
}

async function unpack(entry: FileEntry, name: string): Promise<File> {
  if (entry.uncompressedSize > MAX_UPLOAD_BYTES) throw fileTooLarge();
  // zip.js stops at the size that the directory states, so an entry cannot grow while it is unpacked.
  const blob = await entry.getData(new BlobWriter(), { checkCrc32: true }).catch(() => {
    throw new RequestError(422, 'Этот снимок в архиве повреждён. Возьмите его из переписки или с телефона ещё раз.');
  });
  // A later attempt resumes an upload of a file with the same name, size and date.
  return new File([blob], name, { lastModified: entry.lastModDate.getTime() });
}
