import { Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { KindInfo } from '../../../contract/content.ts';
import { NEW_ENTRY } from '../../../contract/entry-address.ts';
import { ErrorAlert } from '../../lib/error-alert.tsx';
import { useAskedInAddress } from '../../lib/use-address.ts';
import { ListHeader } from '../list/list-header.tsx';
import { RowsToCome } from '../list/rows-to-come.tsx';
import { entriesQuery } from '../queries.ts';
import { editionGroups } from './edition-groups.ts';
import { EditionsTable } from './editions-table.tsx';
import { NextEditionDialog } from './next-edition-dialog.tsx';

/** Documents of a kind that has editions: which one is valid, which comes, and the earlier ones behind a button. */
export function EditionsScreen({ kind }: { readonly kind: KindInfo }) {
  const [isAdding, adding] = useDisclosure();
  useAskedInAddress(NEW_ENTRY, adding.open);
  const { data = [], error, isPending } = useQuery(entriesQuery(kind.name));
  const groups = editionGroups(data, kind.folders ?? []);
  return (
    <Stack maw={1160}>
      <ListHeader kind={kind} onAdd={adding.open} />
      <ErrorAlert error={error} />
      {isPending && <RowsToCome />}
      {groups.length > 0 && <EditionsTable kind={kind} groups={groups} />}
      <NextEditionDialog kind={kind} copyOf={null} isOpen={isAdding} onClose={adding.close} />
    </Stack>
  );
}
