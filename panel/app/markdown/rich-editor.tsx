import '@mdxeditor/editor/style.css';
import type { MDXEditorMethods } from '@mdxeditor/editor';
import {
  directivesPlugin,
  headingsPlugin,
  linkDialogPlugin,
  linkPlugin,
  listsPlugin,
  MDXEditor,
  quotePlugin,
  tablePlugin,
  toolbarPlugin,
} from '@mdxeditor/editor';
import type { ClipboardEvent } from 'react';
import { useRef } from 'react';
import { allowedFormatsPlugin } from './allowed-formats.ts';
import { BLOCKS } from './block-editors.tsx';
import css from './markdown.module.css';
import { nameTables } from './name-tables.ts';
import { nestedEditsPlugin } from './nested-edits.ts';
import { photoBlocksPlugin } from './photo-blocks.ts';
import { Toolbar } from './toolbar.tsx';
import { translation } from './translation.ts';

type Props = {
  /** Read when the editor appears; another text needs another editor. */
  readonly text: string;
  readonly label: string;
  readonly onChange: (text: string) => void;
  readonly onUnreadable: () => void;
};

/** How texts are printed where somebody changed them: as the demo content is written. */
const PRINTING = { bullet: '-', emphasis: '*', listItemIndent: 'one' } as const;

export function RichEditor({ text, label, onChange, onUnreadable }: Props) {
  const editor = useRef<MDXEditorMethods>(null);
  async function handlePaste(event: ClipboardEvent<HTMLElement>) {
    const { clipboardData, target } = event;
    const html = clipboardData.getData('text/html');
    // What was copied in the editor itself comes with a form of its own and is all allowed.
    if (html === '' || clipboardData.types.includes('application/x-lexical-editor')) return;
    event.preventDefault();
    event.stopPropagation();
    const place = (target as Element).closest('[contenteditable]');
    if (place?.parentElement?.closest('[contenteditable=true]')) {
      document.execCommand('insertText', false, clipboardData.getData('text/plain').replace(/\s+/g, ' '));
      return;
    }
    const { cleanPaste } = await import('./clean-paste.ts');
    editor.current?.insertMarkdown(cleanPaste(html));
  }
  return (
    <div ref={nameTables} className={css.editor} onPasteCapture={(event) => void handlePaste(event)}>
      <MDXEditor
        ref={editor}
        markdown={text}
        translation={(key, fallback, values) =>
          key === 'contentArea.editableMarkdown' ? label : translation(key, fallback, values)
        }
        contentEditableClassName={css.text ?? ''}
        suppressHtmlProcessing
        toMarkdownOptions={PRINTING}
        onChange={(changed, isFirst) => {
          if (!isFirst) onChange(withoutEdgeSpaces(changed));
        }}
        onError={onUnreadable}
        plugins={[
          headingsPlugin({ allowedHeadingLevels: [2, 3] }),
          listsPlugin(),
          quotePlugin(),
          linkPlugin(),
          linkDialogPlugin({ showLinkTitleField: false }),
          tablePlugin({ tablePipeAlign: false }),
          directivesPlugin({ directiveDescriptors: BLOCKS, escapeUnknownTextDirectives: true }),
          photoBlocksPlugin(),
          allowedFormatsPlugin(),
          nestedEditsPlugin(),
          toolbarPlugin({ toolbarContents: () => <Toolbar /> }),
        ]}
      />
    </div>
  );
}

/** A space at the end of a line is printed as a code, which nobody wants to find in a text. */
function withoutEdgeSpaces(markdown: string): string {
  return markdown.replace(/(?<!\\)(?:&#x20;)+$|^(?:&#x20;)+/gm, '');
}
