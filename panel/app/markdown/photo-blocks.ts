import type { DirectiveNode, LexicalExportVisitor, MdastImportVisitor } from '@mdxeditor/editor';
import {
  $createDirectiveNode,
  $isDirectiveNode,
  addExportVisitor$,
  addImportVisitor$,
  realmPlugin,
} from '@mdxeditor/editor';
import type { Nodes, Paragraph } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';

/** Priority above the editor's built-in visitors, which do not support these blocks. */
const FIRST = 100;

/** Represents a picture on its own line as an editable block, like the pair «до и после». */
const importPhoto: MdastImportVisitor<Paragraph> = {
  priority: FIRST,
  testNode: (node) => imageOf(node) !== null,
  visitNode({ mdastNode, lexicalParent }) {
    const image = imageOf(mdastNode);
    if (!image || !('append' in lexicalParent)) return;
    const attributes = { file: image.url, alt: image.alt ?? '', ...(image.title ? { caption: image.title } : {}) };
    const block = $createDirectiveNode({ type: 'leafDirective', name: 'photo', attributes, children: [] });
    (lexicalParent as { append(node: unknown): void }).append(block);
  },
};

const exportPhoto: LexicalExportVisitor<DirectiveNode, Paragraph> = {
  priority: FIRST,
  testLexicalNode: (node): node is DirectiveNode => $isDirectiveNode(node) && node.getMdastNode().name === 'photo',
  visitLexicalNode({ lexicalNode, mdastParent, actions }) {
    const { file, alt, caption } = (lexicalNode.getMdastNode() as LeafDirective).attributes ?? {};
    const image = { type: 'image', url: file ?? '', alt: alt ?? '', title: caption || null } as const;
    actions.appendToParent(mdastParent, { type: 'paragraph', children: [image] });
  },
};

function imageOf(node: Nodes) {
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  return only?.type === 'image' && others.length === 0 ? only : null;
}

export const photoBlocksPlugin = realmPlugin({
  init(realm) {
    realm.pubIn({
      [addImportVisitor$]: importPhoto as MdastImportVisitor<Nodes>,
      [addExportVisitor$]: exportPhoto,
    });
  },
});
