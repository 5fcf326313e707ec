import { Alert, Box, Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Entry, KindInfo } from '../../../contract/content.ts';
import { NextEditionDialog } from './next-edition-dialog.tsx';

type Props = { readonly kind: KindInfo; readonly entry: Entry };

/** Says why a text stays as it is, and offers the edition that follows it. */
export function LockedNotice({ kind, entry }: Props) {
  const [isAdding, adding] = useDisclosure();
  if (entry.readOnly === null) return null;
  return (
    <Alert color="blue" p="sm">
      <Group justify="space-between" gap="xs">
        <Box flex="1 1 16rem">{entry.readOnly}</Box>
        {isEditionLocked(kind, entry) && <Button onClick={adding.open}>Сделать новую редакцию</Button>}
      </Group>
      <NextEditionDialog kind={kind} copyOf={entry.file} isOpen={isAdding} onClose={adding.close} />
    </Alert>
  );
}

/** A file that cannot be read is read-only, too, but has no text to go on from. */
export function isEditionLocked({ folders }: KindInfo, { readOnly, facts }: Entry): boolean {
  return folders !== null && readOnly !== null && Object.keys(facts).length > 0;
}
