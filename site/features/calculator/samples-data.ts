import type { Content } from '../../../model/content.ts';
import type { EstimateSource } from '../../../model/estimate/estimate.ts';
import { toPhotoView } from '../../pictures/photo.ts';
import type { Samples } from './estimate-stage.tsx';

/** Pictures of the materials that these estimates name. */
export function toSamples(content: Pick<Content, 'photos'>, sources: readonly EstimateSource[]): Samples {
  const materials = sources.flatMap(({ stages, estimate }) => [...stages, estimate].flatMap((part) => part.materials));
  const photos = materials.flatMap(({ photo }) => (photo ? [photo] : []));
  return Object.fromEntries(photos.map((photo) => [photo.file, toPhotoView(content, photo)]));
}
