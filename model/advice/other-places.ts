import type { Advice } from './advised.ts';
import type { Survey } from './survey.ts';

const PLACES = ['works/', 'flats/', 'underway/'];

/** Finds pictures that two works, flats or ongoing repairs show as their own. */
export function otherPlaces({ photos }: Survey): Advice[] {
  const ofPlaces = photos.filter(({ file }) => PLACES.some((folder) => file.startsWith(folder)));
  const placesOf = Map.groupBy(ofPlaces, ({ photo }) => photo.file);
  return ofPlaces.flatMap(({ file, path, photo }): Advice[] => {
    const other = placesOf.get(photo.file)?.find((one) => one.file !== file);
    if (!other) return [];
    const message = `Снимок ${photo.file} стоит и в ${other.file}, а это другой адрес. Оставьте его там, где снимали.`;
    return [{ file, path: [...path, 'file'], others: [other.file], message }];
  });
}
