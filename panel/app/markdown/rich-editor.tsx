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
import { useRef, useState } from 'react';
import { htmlOfPictures, picturesOfClipboard } from '../media/clipboard-pictures.ts';
import { allowedFormatsPlugin } from './allowed-formats.ts';
import { BLOCKS } from './block-editors.tsx';
import type { PlacedPictures } from './clean-paste.ts';
import css from './markdown.module.css';
import { nameTables } from './name-tables.ts';
import { nestedEditsPlugin } from './nested-edits.ts';
import type { PastedPicture } from './pasted-pictures.ts';
import { PastedPicturesDialog } from './pasted-pictures-dialog.tsx';
import { photoBlocksPlugin } from './photo-blocks.ts';
import { Toolbar } from './toolbar.tsx';
import { translation } from './translation.ts';

type Props = {
  /** Initial text, read on mount; another text needs a new `key`. */
  readonly text: string;
  readonly label: string;
  readonly isReadOnly: boolean;
  readonly onChange: (text: string) => void;
  readonly onUnreadable: () => void;
};

type Pasting = { readonly html: string; readonly pictures: readonly PastedPicture[]; readonly hasText: boolean };

/** Markdown style of edited blocks, the same as in the demo content. */
const PRINTING = { bullet: '-', emphasis: '*', listItemIndent: 'one' } as const;

export function RichEditor({ text, label, isReadOnly, onChange, onUnreadable }: Props) {
  const scheme = useComputedColorScheme();
  const editor = useRef<MDXEditorMethods>(null);
  const [pasting, setPasting] = useState<Pasting | null>(null);
  async function handlePaste(event: ClipboardEvent<HTMLElement>) {
    const { clipboardData, currentTarget, target } = event;
    // React also reports pastes into dialogs that the editor has opened.
    if (!currentTarget.contains(target as Element)) return;
    const files = picturesOfClipboard(clipboardData);
    const html = clipboardData.getData('text/html') || htmlOfPictures(files);
    // Content copied from the editor needs no cleaning; the editor handles its format.
    if (html === '' || clipboardData.types.includes('application/x-lexical-editor')) return;
    event.preventDefault();
    event.stopPropagation();
    const place = (target as Element).closest('[contenteditable]');
    if (place?.parentElement?.closest('[contenteditable=true]')) {
      document.execCommand('insertText', false, clipboardData.getData('text/plain').replace(/\s+/g, ' '));
      await sayLeftOut(html, []);
      return;
    }
    const { pastedPictures } = await import('./pasted-pictures.ts');
    const pictures = pastedPictures(html, files);
    if (pictures.length > 0) setPasting({ html, pictures, hasText: (await clean(html)) !== '' });
    else await insert({ html, pictures }, new Map());
  }
  async function insert({ html, pictures }: Omit<Pasting, 'hasText'>, placed: PlacedPictures) {
    const markdown = await clean(html, placed);
    if (markdown !== '') editor.current?.insertMarkdown(markdown);
    await sayLeftOut(html, pictures);
  }
  return (
    <div ref={nameTables} className={css.editor} onPasteCapture={(event) => void handlePaste(event)}>
      <MDXEditor
        ref={editor}
        markdown={text}
        readOnly={isReadOnly}
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
          ...(isReadOnly ? [] : [toolbarPlugin({ toolbarContents: () => <Toolbar /> })]),
        ]}
      />
      {pasting ? (
        <PastedPicturesDialog
          {...pasting}
          onDone={(placed) => {
            setPasting(null);
            editor.current?.focus(() => void insert(pasting, placed));
          }}
        />
      ) : null}
    </div>
  );
}

async function clean(html: string, placed?: PlacedPictures): Promise<string> {
  const { cleanPaste } = await import('./clean-paste.ts');
  return cleanPaste(html, placed);
}

/** @param seen pictures that the dialog has asked about */
async function sayLeftOut(html: string, seen: readonly PastedPicture[]): Promise<void> {
  const { leftOutPictures } = await import('./left-out-pictures.ts');
  const pictures = leftOutPictures(html, new Set(seen.map(({ src }) => src)));
  if (pictures) notifications.show(pictureNotice(pictures));
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
