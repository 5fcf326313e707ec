import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { counted } from '../../../model/format/plural.ts';
import type { Entry, KindInfo } from '../../contract/content.ts';
import { entryAddress, slugOfFile } from '../../contract/entry-address.ts';
import { DialogButtons } from '../lib/dialog-buttons.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { request } from '../lib/request.ts';
import { referrersQuery } from './queries.ts';

type Props = { readonly kind: KindInfo; readonly entry: Entry; readonly isOpen: boolean; readonly onClose: () => void };

/**
 * Changes the address of an entry. References to the entry are rewritten, and the old address of a page becomes a
 * redirect.
 */
export function RenameDialog({ kind, entry, isOpen, onClose }: Props) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [slug, setSlug] = useState(slugOfFile(entry.file));
  const referrers = useQuery({ ...referrersQuery(entry.file), enabled: isOpen });
  const rename = useMutation({
    mutationFn: () =>
      request<{ file: string }>('POST', '/api/entry/rename', { file: entry.file, version: entry.version, slug }),
    onSuccess: ({ file }) => {
      void client.invalidateQueries();
      onClose();
      navigate(entryAddress(kind, file));
    },
  });
  const count = referrers.data?.length ?? 0;
  return (
    <Modal opened={isOpen} onClose={onClose} title="Сменить адрес" closeButtonProps={{ 'aria-label': 'Закрыть' }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          rename.mutate();
        }}
      >
        <Stack>
          <TextInput
            label="Новый адрес"
            value={slug}
            onChange={(event) => setSlug(event.currentTarget.value.toLowerCase())}
            data-autofocus
          />
          <Text size="sm">
            {kind.hasOwnPage
              ? 'Со старого адреса посетители и поисковики попадут на новый.'
              : 'Своей страницы у этой записи нет: посетители адреса не видят.'}
            {count > 0 && ` Ссылки поправятся сами: ${counted(count, ['место', 'места', 'мест'])}.`}
          </Text>
          <ErrorAlert error={rename.error} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={rename.isPending} disabled={slug === slugOfFile(entry.file)}>
              Сменить
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
