import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import { Button, Group, NativeSelect } from '@mantine/core';
import {
  $createDirectiveNode,
  BoldItalicUnderlineToggles,
  CreateLink,
  convertSelectionToNode$,
  currentBlockType$,
  editorInTable$,
  InsertTable,
  insertDecoratorNode$,
  insertDirective$,
  ListsToggle,
  UndoRedo,
  useCellValue,
  usePublisher,
} from '@mdxeditor/editor';
import { $createParagraphNode } from 'lexical';
import { useState } from 'react';
import type { PictureBlockName } from './picture-blocks.ts';
import { PICTURE_BLOCKS } from './picture-blocks.ts';
import { PictureForm } from './picture-form.tsx';

export function Toolbar() {
  const [adding, setAdding] = useState<PictureBlockName | null>(null);
  const insert = usePublisher(insertDirective$);
  const insertNode = usePublisher(insertDecoratorNode$);
  // Table cells support only inline text.
  const isInTable = useCellValue(editorInTable$);
  const addNote = () =>
    insertNode(() => $createDirectiveNode({ type: 'containerDirective', name: 'note', children: [] }));
  return (
    <Group gap={6}>
      <UndoRedo />
      <BlockKind />
      <BoldItalicUnderlineToggles options={['Bold', 'Italic']} />
      <ListsToggle options={['bullet', 'number']} />
      <CreateLink />
      <InsertTable />
      {Object.entries(PICTURE_BLOCKS).map(([name, { title }]) => (
        <Button
          key={name}
          size="compact-sm"
          variant="default"
          disabled={isInTable}
          onClick={() => setAdding(name as PictureBlockName)}
        >
          {title}
        </Button>
      ))}
      <Button size="compact-sm" variant="default" disabled={isInTable} onClick={addNote}>
        Примечание
      </Button>
      {adding ? (
        <PictureForm
          name={adding}
          facts={{}}
          onClose={() => setAdding(null)}
          onDone={(attributes) => {
            insert({ type: 'leafDirective', name: adding, attributes });
            setAdding(null);
          }}
        />
      ) : null}
    </Group>
  );
}

const KINDS = {
  paragraph: { label: 'Абзац', make: () => $createParagraphNode() },
  h2: { label: 'Заголовок', make: () => $createHeadingNode('h2') },
  h3: { label: 'Подзаголовок', make: () => $createHeadingNode('h3') },
  quote: { label: 'Цитата', make: () => $createQuoteNode() },
};

function BlockKind() {
  const current = useCellValue(currentBlockType$);
  const convert = usePublisher(convertSelectionToNode$);
  return (
    <NativeSelect
      size="xs"
      aria-label="Вид абзаца"
      value={current in KINDS ? current : 'paragraph'}
      data={Object.entries(KINDS).map(([value, { label }]) => ({ value, label }))}
      onChange={(event) => convert(KINDS[event.currentTarget.value as keyof typeof KINDS].make)}
    />
  );
}
