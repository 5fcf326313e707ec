import { RequestError } from '../lib/request.ts';
import type { Source } from './upload-queue.ts';

/** Archives are opened by code that is loaded with the first of them. */
export function sourcesOf(files: readonly File[], isMany: boolean): Source[] {
  return files.map((file) => ({ name: file.name, open: () => (isZip(file) ? openArchive(file, isMany) : asIs(file)) }));
}

const asIs = async (file: File) => file;

async function openArchive(file: File, isMany: boolean) {
  if (!isMany)
    throw new RequestError(422, 'Здесь нужен один снимок, а это архив. Загрузите его на экране «Фотографии».');
  const { openZip } = await import('./open-zip.ts');
  return openZip(file);
}

function isZip({ name, type }: File): boolean {
  return /\.zip$/i.test(name) || /^application\/(?:x-)?zip(?:-compressed)?$/.test(type);
}
