import type { Image } from 'mdast';
import type { Photo } from '../fields/fields.ts';
import { textPhoto } from '../fields/fields.ts';
import type { Block } from './rich-text.ts';

type Attributes = Record<string, string | null | undefined>;

/** Parses `![alt](file.jpg "caption")` as a photo; returns `null` when a part is missing. */
export function readPhoto(image: Image): Photo | null {
  return parsePhoto({ file: image.url, alt: image.alt ?? '', ...(image.title ? { caption: image.title } : {}) });
}

/** Parses `::before-after{before after alt caption}`; returns `null` when a part is missing. */
export function readBeforeAfter({ before, after, alt, caption }: Attributes): Block | null {
  const beforePhoto = parsePhoto({ file: before, alt: `${alt}: до ремонта` });
  const afterPhoto = parsePhoto({ file: after, alt: `${alt}: после ремонта` });
  if (!alt || !beforePhoto || !afterPhoto) return null;
  return { type: 'beforeAfter', before: beforePhoto, after: afterPhoto, ...(caption ? { caption } : {}) };
}

function parsePhoto(value: unknown): Photo | null {
  const parsed = textPhoto.safeParse(value);
  return parsed.success ? parsed.data : null;
}
