import { Badge, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { capitalize } from '../../../model/format/capitalize.ts';
import type { OwnSession } from '../../contract/access.ts';
import { Block } from '../lib/block.tsx';
import { request } from '../lib/request.ts';
import { useMomentWords } from '../lib/use-moment-words.ts';
import { PasswordConfirmation } from './password-confirmation.tsx';

/** Sessions to end; without an id, all but the current one. */
type PendingRevocation = Partial<Pick<OwnSession, 'id' | 'device'>>;

export function OwnSessions({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const momentWords = useMomentWords();
  const [pendingRevocation, setWish] = useState<PendingRevocation | null>(null);
  return (
    <Block title="Где вы вошли" gap="sm">
      {sessions.map(({ id, device, begunAt, lastSeenAt, isThis }) => (
        <Group key={id} justify="space-between" wrap="nowrap">
          <div>
            <Group gap="xs">
              <Text fw={500}>{capitalize(device)}</Text>
              {isThis && <Badge color="gray">это устройство</Badge>}
            </Group>
            <Text size="sm" c="dimmed">
              Последний раз {momentWords(lastSeenAt)}, вход {momentWords(begunAt)}
            </Text>
          </div>
          {!isThis && (
            <Button
              variant="default"
              size="compact-sm"
              flex="none"
              onClick={() => setWish({ id, device })}
              aria-label={`Завершить: ${device}`}
            >
              Завершить
            </Button>
          )}
        </Group>
      ))}
      {sessions.length > 1 && (
        <div>
          <Button variant="default" onClick={() => setWish({})}>
            Завершить все, кроме этого
          </Button>
        </div>
      )}
      {pendingRevocation && <EndDialog pendingRevocation={pendingRevocation} onClose={() => setWish(null)} />}
    </Block>
  );
}

function EndDialog({
  pendingRevocation,
  onClose,
}: {
  readonly pendingRevocation: PendingRevocation;
  readonly onClose: () => void;
}) {
  const { id, device } = pendingRevocation;
  const queries = useQueryClient();
  const end = async (password: string) => {
    await request('POST', '/api/account/sessions/end', { password, id });
    await queries.invalidateQueries({ queryKey: ['account'] });
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={id === undefined ? 'Завершить все входы, кроме этого?' : `Завершить вход: ${device}?`}
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      <Stack>
        <Text size="sm">Там придётся войти заново. Пароль нужен, чтобы это не сделал никто за вас.</Text>
        <PasswordConfirmation button="Завершить" onProof={end} onCancel={onClose} />
      </Stack>
    </Modal>
  );
}
