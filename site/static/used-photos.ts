import type { PhotoFacts } from '../../model/content.ts';

/** The photographs of a content; records which of them are looked up. */
export class UsedPhotos extends Map<string, PhotoFacts> {
  readonly used = new Set<string>();

  override get(file: string): PhotoFacts | undefined {
    this.used.add(file);
    return super.get(file);
  }
}
