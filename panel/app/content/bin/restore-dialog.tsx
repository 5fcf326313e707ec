import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { slugPattern } from '../../../../model/fields/slug-pattern.ts';
import { entryAddress, slugOfFile } from '../../../contract/entry-address.ts';
import type { BatchReport, BinItem } from '../../../contract/lists.ts';
import { ErrorAlert } from '../../lib/error-alert.tsx';
import { RequestError, request } from '../../lib/request.ts';
import { notifyWhenPublished } from '../../publishing/notify-when-published.ts';
import { kindOfFile } from '../issue-words.ts';
import { useKinds } from '../use-kinds.ts';

type Props = {
  readonly refused: { readonly item: BinItem; readonly message: string } | null;
  readonly onClose: () => void;
};

/** Says why an entry cannot return as it was, and offers another address or a draft to correct. */
export function RestoreDialog({ refused, onClose }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const kinds = useKinds().data ?? [];
  const [slug, setSlug] = useState(refused ? firstSlug(refused.item) : '');
  const done = () => {
    void client.invalidateQueries();
    onClose();
  };
  const id = refused?.item.id;
  const restore = useMutation({
    async mutationFn() {
      const report = await request<BatchReport>('POST', '/api/bin/restore', { ids: [id], slug });
      const [first] = report.refused;
      if (first) throw new RequestError(422, first.message);
      return report;
    },
    onSuccess({ done: [file], savedAt }) {
      if (file !== undefined && savedAt !== null) notifyWhenPublished(file, savedAt);
      done();
    },
  });
  const asDraft = useMutation({
    mutationFn: () => request<{ readonly file: string }>('POST', '/api/bin/draft', { id, slug }),
    onSuccess({ file }) {
      const kind = kindOfFile(kinds, file);
      done();
      if (kind) navigate(entryAddress(kind, file));
    },
  });
  const isSlug = slugPattern.test(slug);
  return (
    <Modal
      opened={refused !== null}
      onClose={onClose}
      title="Вернуть как было нельзя"
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      <Stack>
        <Alert color="orange">{refused?.message}</Alert>
        <TextInput
          label="Адрес"
          description="Латиницей, цифрами и дефисами"
          value={slug}
          onChange={(event) => setSlug(event.currentTarget.value.toLowerCase())}
          data-autofocus
        />
        <Text size="sm">Или откройте запись черновиком: поправьте, чего не хватает, и опубликуйте.</Text>
        <ErrorAlert error={restore.error ?? asDraft.error} />
        <Group justify="flex-end">
          <Button variant="default" disabled={!isSlug} loading={asDraft.isPending} onClick={() => asDraft.mutate()}>
            Открыть черновиком
          </Button>
          <Button disabled={!isSlug} loading={restore.isPending} onClick={() => restore.mutate()}>
            Вернуть с этим адресом
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function firstSlug({ file, isTaken }: BinItem): string {
  return isTaken ? `${slugOfFile(file)}-2` : slugOfFile(file);
}
