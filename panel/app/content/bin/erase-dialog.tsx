import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BinItem } from '../../../contract/lists.ts';
import { ErrorAlert } from '../../lib/error-alert.tsx';
import { request } from '../../lib/request.ts';

type Props = { readonly item: BinItem | null; readonly onClose: () => void };

export function EraseDialog({ item, onClose }: Props) {
  const client = useQueryClient();
  const erase = useMutation({
    mutationFn: () => request('DELETE', `/api/bin/${item?.id}`),
    onSuccess() {
      void client.invalidateQueries();
      onClose();
    },
  });
  return (
    <Modal
      opened={item !== null}
      onClose={onClose}
      title="Удалить совсем?"
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      <Stack>
        <Text>«{item?.title}» исчезнет вместе с историей правок. Вернуть её будет нельзя.</Text>
        <ErrorAlert error={erase.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Оставить
          </Button>
          <Button color="red" loading={erase.isPending} onClick={() => erase.mutate()}>
            Удалить совсем
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
