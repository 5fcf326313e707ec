import { Button, Group, Text } from '@mantine/core';
import type { DirectiveDescriptor, DirectiveEditorProps } from '@mdxeditor/editor';
import { NestedLexicalEditor, useLexicalNodeRemove, useMdastNodeUpdater } from '@mdxeditor/editor';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { thumbUrl } from '../media/photo-value.ts';
import css from './markdown.module.css';
import type { PictureBlockName, PictureFacts } from './picture-blocks.ts';
import { isPictureBlock, PICTURE_BLOCKS } from './picture-blocks.ts';
import { PictureForm } from './picture-form.tsx';

function PictureBlock({ mdastNode }: DirectiveEditorProps<LeafDirective>) {
  const [isOpen, setIsOpen] = useState(false);
  const update = useMdastNodeUpdater<LeafDirective>();
  const name = mdastNode.name as PictureBlockName;
  const { title, slots } = PICTURE_BLOCKS[name];
  const facts = (mdastNode.attributes ?? {}) as PictureFacts;
  return (
    <BlockFrame title={title} onEdit={() => setIsOpen(true)}>
      <Group gap="xs" wrap="nowrap">
        {Object.entries(slots).map(([key, label]) =>
          facts[key] ? <img key={key} className={css.picture} src={thumbUrl(facts[key])} alt={label} /> : null,
        )}
      </Group>
      <Text size="sm">{facts.caption ?? facts.alt}</Text>
      {isOpen ? (
        <PictureForm
          name={name}
          facts={facts}
          onClose={() => setIsOpen(false)}
          onDone={(attributes) => {
            update({ attributes });
            setIsOpen(false);
          }}
        />
      ) : null}
    </BlockFrame>
  );
}

function NoteBlock() {
  return (
    <BlockFrame title="Примечание">
      <NestedLexicalEditor<ContainerDirective>
        block
        contentEditableProps={{ 'aria-label': 'Текст примечания' }}
        getContent={(node) => node.children}
        getUpdatedMdastNode={(node, children) => ({ ...node, children: children as ContainerDirective['children'] })}
      />
    </BlockFrame>
  );
}

type FrameProps = { readonly title: string; readonly onEdit?: () => void; readonly children: ReactNode };

function BlockFrame({ title, onEdit, children }: FrameProps) {
  const remove = useLexicalNodeRemove();
  return (
    <section className={css.block} aria-label={title}>
      <Group justify="space-between" contentEditable={false}>
        <Text size="xs" c="dimmed">
          {title}
        </Text>
        <Group gap={4}>
          {onEdit ? (
            <Button size="compact-sm" variant="default" onClick={onEdit}>
              Изменить
            </Button>
          ) : null}
          <Button size="compact-sm" variant="subtle" color="red" onClick={() => remove()}>
            Убрать
          </Button>
        </Group>
      </Group>
      {children}
    </section>
  );
}

export const BLOCKS: DirectiveDescriptor[] = [
  {
    name: 'picture',
    type: 'leafDirective',
    attributes: [],
    hasChildren: false,
    testNode: ({ name, type }) => type === 'leafDirective' && isPictureBlock(name),
    Editor: PictureBlock as DirectiveDescriptor['Editor'],
  },
  {
    name: 'note',
    type: 'containerDirective',
    attributes: [],
    hasChildren: true,
    testNode: ({ name, type }) => type === 'containerDirective' && name === 'note',
    Editor: NoteBlock,
  },
];
