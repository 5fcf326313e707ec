import type { PhotoFacts } from '../../model/content.ts';

/** Photographs of the content; records the looked-up names. */
export class UsedPhotos extends Map<string, PhotoFacts> {
  readonly used = new Set<string>();

  override get(file: string): PhotoFacts | undefined {
    this.used.add(file);
    return super.get(file);
  }
}
