import type { GalleryData } from './data.ts';

export type SamplesProps = { data: GalleryData };
