import '@mdxeditor/editor/style.css';
import { useComputedColorScheme } from '@mantine/core';
import { notifications } from '@mantine/notifications';
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
  /** Initial text, read on mount; another text needs a new `key`. */
  readonly text: string;
  readonly label: string;
  readonly onChange: (text: string) => void;
  readonly onUnreadable: () => void;
};

/** Markdown style of edited blocks, the same as in the demo content. */
const PRINTING = { bullet: '-', emphasis: '*', listItemIndent: 'one' } as const;

export function RichEditor({ text, label, onChange, onUnreadable }: Props) {
  const scheme = useComputedColorScheme();
  const editor = useRef<MDXEditorMethods>(null);
  async function handlePaste(event: ClipboardEvent<HTMLElement>) {
    const { clipboardData, target } = event;
    const html = clipboardData.getData('text/html');
    // Content copied from the editor needs no cleaning; the editor handles its format.
    if (html === '' || clipboardData.types.includes('application/x-lexical-editor')) return;
    event.preventDefault();
    event.stopPropagation();
    const place = (target as Element).closest('[contenteditable]');
    if (place?.parentElement?.closest('[contenteditable=true]')) {
      document.execCommand('insertText', false, clipboardData.getData('text/plain').replace(/\s+/g, ' '));
    } else {
      const { cleanPaste } = await import('./clean-paste.ts');
      editor.current?.insertMarkdown(cleanPaste(html));
    }
    const { leftOutPictures } = await import('./left-out-pictures.ts');
    const pictures = leftOutPictures(html);
    if (pictures) notifications.show(pictureNotice(pictures));
  }
  return (
    <div ref={nameTables} className={css.editor} onPasteCapture={(event) => void handlePaste(event)}>
      <MDXEditor
        ref={editor}
        markdown={text}
        className={scheme === 'dark' ? 'dark-theme' : ''}
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

function pictureNotice({ count, places }: { readonly count: number; readonly places: string }) {
  return {
    color: 'orange',
    autoClose: false,
    title: `Картинки не вставлены: ${count}`,
    message: `Они ${places}. Сохраните их файлами и добавьте кнопкой «Снимок».`,
  };
}

/** Removes spaces at the ends of lines, which the editor encodes as `&#x20;`. */
function withoutEdgeSpaces(markdown: string): string {
  return markdown.replace(/(?<!\\)(?:&#x20;)+$|^(?:&#x20;)+/gm, '');
}
