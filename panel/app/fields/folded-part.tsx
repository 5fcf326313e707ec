import { Group, Text, Title, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field } from '../../../model/fields/field-tree.ts';
import { Chevron } from '../lib/chevron.tsx';
import { Collapsible } from './collapsible.tsx';
import { useExpandedSections } from './expanded-sections.tsx';
import { holdsWords } from './holds-words.ts';
import { useOpensForAttention } from './use-asks-for-attention.ts';

type Props = {
  readonly field: Field;
  readonly path: string;
  readonly isSection?: boolean;
  readonly children: ReactNode;
};

/** A part of the form behind a button that says what it holds. */
export function FoldedPart({ field, path, isSection = false, children }: Props) {
  const { isOpen, set, showsAll } = useExpandedSections();
  useOpensForAttention(path);
  const holds = useWatch({ name: path, compute: (value: unknown) => holdsWords(field, value) });
  const isShown = showsAll || isOpen(path);
  const title = showsAll ? (
    field.title
  ) : (
    <UnstyledButton
      w="100%"
      ff="inherit"
      fz="inherit"
      fw="inherit"
      lh="inherit"
      aria-expanded={isShown}
      data-path={path}
      onClick={() => set(path, !isShown)}
    >
      <Group component="span" gap="xs" wrap="nowrap">
        <Chevron isOpen={isShown} />
        <span>{field.title}</span>
        {!isShown && holds !== field.title && (
          <Text span truncate size="sm" c="dimmed" ff="text" fw={400} flex="1 1 0" miw={0}>
            {holds}
          </Text>
        )}
      </Group>
    </UnstyledButton>
  );
  return (
    <>
      {isSection ? (
        <Title order={2} size="h4">
          {title}
        </Title>
      ) : (
        <Text fw={500} component="div">
          {title}
        </Text>
      )}
      <Collapsible isOpen={isShown}>{children}</Collapsible>
    </>
  );
}
