import { Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { Field } from '../../../model/fields/field-tree.ts';
import { Chevron } from '../lib/chevron.tsx';
import { Collapsible } from './collapsible.tsx';
import { useExpandedSections } from './expanded-sections.tsx';
import { FieldRows } from './field-rows.tsx';
import { titlesInSentence } from './optional-fields.ts';
import { useKeysInView } from './use-keys-in-view.ts';

type Props = { readonly fields: readonly Field[]; readonly siblings: readonly Field[]; readonly path: string };

/** Empty optional fields behind a line that names them. One that gets a value or a message, or is required, stays in view. */
export function FoldedFields({ fields, siblings, path }: Props) {
  const { showsAll } = useExpandedSections();
  const [isOpen, setOpen] = useState(false);
  const kept = useKeysInView(fields, path);
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
