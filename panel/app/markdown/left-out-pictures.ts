import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { HtmlElement, HtmlNode } from './html-tree.ts';

const parser = unified().use(rehypeParse, { fragment: true });
/** Pictures up to this size count visits or hold space. */
const MAX_SPACER_PX = 2;

/**
 * Says how many pictures of pasted HTML the text does not take over and where they are; `null` if there are none.
 *
 * @param taken sources of the pictures that are taken over
 */
export function leftOutPictures(
  html: string,
  taken: { has(src: string): boolean } = new Set(),
): { readonly count: number; readonly places: string } | null {
  const pictures = picturesOf(html).filter(({ properties: { src } }) => !taken.has(String(src ?? '')));
  if (pictures.length === 0) return null;
  return { count: pictures.length, places: [...new Set(pictures.map(placeOf))].join(', ') };
}

export function picturesOf(html: string): HtmlElement[] {
  return picturesIn(parser.parse(html));
}

function picturesIn({ children }: { readonly children: readonly HtmlNode[] }): HtmlElement[] {
  return children.flatMap((node) => {
    if (node.type !== 'element') return [];
    return node.tagName === 'img' && !isSpacer(node) ? [node] : picturesIn(node);
  });
}

function isSpacer({ properties: { width, height } }: HtmlElement): boolean {
  return [width, height].some((size) => typeof size === 'number' && size <= MAX_SPACER_PX);
}

function placeOf({ properties: { src } }: HtmlElement): string {
  const host = /^(?:https?:)?\/\/([^/:?#]+)/i.exec(String(src ?? ''))?.[1];
  return host === undefined ? 'в самом документе' : `на сайте ${host}`;
}
