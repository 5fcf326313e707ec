import type rehypeParse from 'rehype-parse';
import type { Plugin } from 'unified';

/** The syntax tree of pasted HTML, with the types of its parser. */
export type HtmlRoot = typeof rehypeParse extends Plugin<infer _Options, string, infer Tree> ? Tree : never;
export type HtmlNode = HtmlRoot['children'][number];
export type HtmlElement = Extract<HtmlNode, { readonly type: 'element' }>;

export function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
