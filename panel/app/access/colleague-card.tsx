import { Badge, Box, Button, Group, Menu, Paper, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Colleague, MadeLink } from '../../contract/access.ts';
import { LINE_CARD } from '../lib/card.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { request } from '../lib/request.ts';
import { useMomentWords } from '../lib/use-moment-words.ts';
import type { ShownLink } from './link-shown.tsx';
import { ROLE_CHOICES } from './role-choices.ts';

/** An open panel asks the server once a minute. */
const PRESENT_MS = 3 * 60_000;

type Props = {
  readonly person: Colleague;
  readonly isMe: boolean;
  readonly onLink: (link: ShownLink) => void;
};

export function ColleagueCard({ person, isMe, onLink }: Props) {
  const momentWords = useMomentWords();
  const { id, name, email, role, isBlocked, hasSecondFactor, lastSeenAt } = person;
  const queries = useQueryClient();
  const act = useMutation({
    mutationFn: ([method, path, body]: ['PATCH' | 'DELETE', string, object?]) =>
      request(method, `/api/people/${id}${path}`, body),
    onSettled: () => queries.invalidateQueries({ queryKey: ['people'] }),
  });
  const link = useMutation({
    mutationFn: () => request<MadeLink>('POST', `/api/people/${id}/password-link`, {}),
    onSuccess: (made) => onLink({ ...made, title: `Новый пароль: ${name}` }),
  });
  return (
    <Paper withBorder {...LINE_CARD}>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Box flex="1 1 12rem" miw={0}>
            <Group gap="xs">
              <Text fw={500}>{name}</Text>
              {isMe && <Badge color="gray">это вы</Badge>}
              {isBlocked && <Badge color="red">вход закрыт</Badge>}
              {hasSecondFactor && <Badge color="gray">второй шаг</Badge>}
            </Group>
            <Text size="sm" c="dimmed">
              {email}
            </Text>
            <Text size="sm" c="dimmed">
              {lastSeenAt === null
                ? 'Сейчас не в панели'
                : Date.now() - Date.parse(lastSeenAt) < PRESENT_MS
                  ? 'Сейчас в панели'
                  : `Последний раз в панели ${momentWords(lastSeenAt)}`}
            </Text>
          </Box>
          <Group wrap="nowrap" gap="xs" flex={{ base: '1 1 100%', sm: '0 0 17rem' }}>
            <Select
              aria-label={`Роль: ${name}`}
              data={ROLE_CHOICES}
              allowDeselect={false}
              value={role}
              flex={1}
              disabled={act.isPending}
              onChange={(value) => value && value !== role && act.mutate(['PATCH', '', { role: value }])}
            />
            <Menu position="bottom-end">
              <Menu.Target>
                <Button
                  variant="default"
                  flex="none"
                  loading={act.isPending || link.isPending}
                  aria-label={`Ещё: ${name}`}
                >
                  Ещё
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => link.mutate()}>Ссылка для нового пароля</Menu.Item>
                <Menu.Item onClick={() => act.mutate(['DELETE', '/sessions'])}>Завершить все сеансы</Menu.Item>
                {hasSecondFactor && (
                  <Menu.Item onClick={() => act.mutate(['DELETE', '/second-factor'])}>Снять второй шаг</Menu.Item>
                )}
                {!isMe && (
                  <Menu.Item
                    {...(isBlocked ? {} : { color: 'red' })}
                    onClick={() => act.mutate(['PATCH', '', { isBlocked: !isBlocked }])}
                  >
                    {isBlocked ? 'Открыть вход' : 'Закрыть вход'}
                  </Menu.Item>
                )}
              </Menu.Dropdown>
            </Menu>
          </Group>
        </Group>
        <ErrorAlert error={act.error ?? link.error} />
      </Stack>
    </Paper>
  );
}
