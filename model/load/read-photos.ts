import type { PhotoFacts } from '../content.ts';
import { photoNameProblem } from '../photo/photo-name.ts';
import type { ContentFolder } from './content-folder.ts';
import type { PhotoProbe } from './photo-probe.ts';

const FOLDER = 'photos';

export async function readPhotos(folder: ContentFolder, probe: PhotoProbe): Promise<Map<string, PhotoFacts>> {
  const photos = new Map<string, PhotoFacts>();
  const { files, folders } = await folder.list(FOLDER);
  for (const name of folders) {
    folder.report([
      { file: `${FOLDER}/${name}`, message: 'Папки внутри photos не читаются. Переложите снимки выше или уберите её.' },
    ]);
  }
  for (const name of files) {
    const file = `${FOLDER}/${name}`;
    const problem = photoNameProblem(name);
    const facts = problem === null ? await folder.photo(file, probe) : null;
    if (problem !== null) folder.report([{ file, message: problem }]);
    if (facts) photos.set(name, facts);
  }
  return photos;
}
