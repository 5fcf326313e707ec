import { SaxesParser } from 'saxes';
import type { StoredObject } from './storage.ts';

/** Parses a ListObjectsV2 response. `next` is the continuation token. */
export function readS3Listing(xml: string): { readonly objects: StoredObject[]; readonly next: string | null } {
  const objects: StoredObject[] = [];
  let next: string | null = null;
  let text = '';
  let key = '';
  let modifiedAtMs = 0;
  const parser = new SaxesParser();
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'Key') key = text;
    if (name === 'LastModified') modifiedAtMs = Date.parse(text);
    if (name === 'Contents') objects.push({ key, modifiedAtMs });
    if (name === 'NextContinuationToken') next = text;
  });
  parser.write(xml).close();
  return { objects, next };
}
