import { Anchor, Button, Group, List, Loader, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import type { Entry, KindInfo } from '../../contract/content.ts';
import { entryAddress, kindAddress } from '../../contract/entry-address.ts';
import { BIN_DAYS, type DeletedOne } from '../../contract/lists.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { request } from '../lib/request.ts';
import { notifyDeleted } from './bin/notify-deleted.ts';
import { kindOfFile } from './issue-words.ts';
import { referrersQuery } from './queries.ts';
import { useKinds } from './use-kinds.ts';

type Props = { readonly kind: KindInfo; readonly entry: Entry; readonly isOpen: boolean; readonly onClose: () => void };

/** Deletes an entry that no other entry refers to, into the bin. */
export function DeleteDialog({ kind, entry, isOpen, onClose }: Props) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const kinds = useKinds().data ?? [];
  const referrers = useQuery({ ...referrersQuery(entry.file), enabled: isOpen });
  const remove = useMutation({
    mutationFn: () => request<DeletedOne>('POST', '/api/entry/delete', { file: entry.file, version: entry.version }),
    onSuccess: ({ binIds, title }) => {
      notifyDeleted({ binIds, what: title });
      void client.invalidateQueries();
      onClose();
      navigate(kindAddress(kind.name));
    },
  });
  const names = referrers.data ?? [];
  return (
    <Modal opened={isOpen} onClose={onClose} title="Удалить с сайта?" closeButtonProps={{ 'aria-label': 'Закрыть' }}>
      <Stack>
        {referrers.isPending && <Loader size="sm" aria-label="Загрузка" />}
        {names.length > 0 && (
          <>
            <Text>Сначала уберите запись оттуда, где она названа:</Text>
            <List size="sm">
              {names.map(({ file, title }) => {
                const where = kindOfFile(kinds, file);
                return (
                  <List.Item key={file}>
                    {where ? (
                      <Anchor component={Link} to={entryAddress(where, file)} size="sm">
                        {where.title}: {title}
                      </Anchor>
                    ) : (
                      title
                    )}
                  </List.Item>
                );
              })}
            </List>
          </>
        )}
        {referrers.data?.length === 0 && (
          <Text>
            {kind.hasOwnPage ? 'Страница исчезнет' : 'Запись исчезнет с сайта'} через несколько секунд, {BIN_DAYS} дней
            её можно вернуть из корзины.
          </Text>
        )}
        <ErrorAlert error={referrers.error ?? remove.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Оставить
          </Button>
          <Button
            color="red"
            loading={remove.isPending}
            disabled={referrers.data?.length !== 0}
            onClick={() => remove.mutate()}
          >
            Удалить
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
