import type { RichText } from './rich-text.ts';
import { textOfInline } from './rich-text.ts';

export type ContentsEntry = { readonly id: string; readonly title: string };

export function contentsOf(body: RichText): ContentsEntry[] {
  return body.flatMap((block) =>
    block.type === 'heading' && block.level === 2 ? [{ id: block.id, title: textOfInline(block.children) }] : [],
  );
}
