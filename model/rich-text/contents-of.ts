import type { RichText } from './rich-text.ts';
import { textOfInline } from './rich-text.ts';

export type ContentsEntry = { readonly id: string; readonly title: string };

/** The headings of a text, for its list of contents. */
export function contentsOf(body: RichText): ContentsEntry[] {
  return body.flatMap((block) =>
    block.type === 'heading' && block.level === 2 ? [{ id: block.id, title: textOfInline(block.children) }] : [],
  );
}
