import { Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field } from '../../../model/fields/field-tree.ts';
import { isRequiredNow } from '../../../model/fields/required-when.ts';
import { Chevron } from '../lib/chevron.tsx';
import { Collapsible } from './collapsible.tsx';
import { useExpandedSections } from './expanded-sections.tsx';
import { FieldRows } from './field-rows.tsx';
import { keysWithValue, titlesInSentence } from './optional-fields.ts';
import { useAsksForAttention } from './use-asks-for-attention.ts';

type Props = { readonly fields: readonly Field[]; readonly siblings: readonly Field[]; readonly path: string };

const NONE: ReadonlySet<string> = new Set();

/** Empty optional fields behind a line that names them. One that gets a value or a message, or is required, stays in view. */
export function FoldedFields({ fields, siblings, path }: Props) {
  const { isOpen: isRevealed, showsAll } = useExpandedSections();
  const asksForAttention = useAsksForAttention();
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useState(NONE);
  const wanted = new Set(useWatch({ name: path, compute: (value: unknown) => keysInView(fields, value) }));
  const isDue = ({ key }: Field) =>
    wanted.has(key) || isRevealed(`${path}.${key}`) || asksForAttention(`${path}.${key}`);
  const due = fields.filter((field) => !kept.has(field.key) && isDue(field));
  if (due.length > 0) setKept(new Set([...kept, ...due.map(({ key }) => key)]));
  const hidden = fields.filter(({ key }) => !kept.has(key));
  return (
    <Stack gap="md">
      {hidden.length > 0 && !showsAll && (
        <UnstyledButton py={4} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Group component="span" gap="xs" wrap="nowrap" c="dimmed">
            <Chevron isOpen={isOpen} />
            <Text span size="sm">
              {hidden.length === 1 ? 'Не заполнено' : 'Не заполнены'}: {titlesInSentence(hidden)}
            </Text>
          </Group>
        </UnstyledButton>
      )}
      <Collapsible isOpen={isOpen || showsAll || kept.size > 0}>
        <FieldRows
          fields={fields}
          siblings={siblings}
          path={path}
          isShown={({ key }) => isOpen || showsAll || kept.has(key)}
        />
      </Collapsible>
    </Stack>
  );
}

function keysInView(fields: readonly Field[], facts: unknown): string[] {
  const required = fields.filter((field) => isRequiredNow(field, facts)).map(({ key }) => key);
  return [...keysWithValue(fields, facts), ...required];
}
