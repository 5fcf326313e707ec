import { Box, Button, Group, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invitation, MadeLink, Staff } from '../../contract/access.ts';
import { ROLES } from '../../contract/roles.ts';
import { RotaSection } from '../leads/rota/rota-section.tsx';
import { LINE_CARD } from '../lib/card.ts';
import { EmptyState } from '../lib/empty-state.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { get, request } from '../lib/request.ts';
import { TwoColumns } from '../lib/two-columns.tsx';
import { useMomentWords } from '../lib/use-moment-words.ts';
import { useSession } from '../lib/use-session.ts';
import { ColleagueCard } from './colleague-card.tsx';
import { InviteDialog } from './invite-form.tsx';
import type { ShownLink } from './link-shown.tsx';
import { LinkShown } from './link-shown.tsx';
import { RoleList } from './role-list.tsx';

export function StaffScreen() {
  const me = useSession().data?.person;
  const staff = useQuery({ queryKey: ['people'], queryFn: () => get<Staff>('/api/people') });
  const queries = useQueryClient();
  const [isInviting, setInviting] = useState(false);
  const [link, setLink] = useState<ShownLink | null>(null);
  const show = (made: ShownLink) => {
    setInviting(false);
    setLink(made);
    void queries.invalidateQueries({ queryKey: ['people'] });
  };
  return (
    <Stack maw={1160}>
      <title>Сотрудники</title>
      <Group justify="space-between">
        <Title order={1} size="h2">
          Сотрудники
        </Title>
        <Button onClick={() => setInviting(true)}>Пригласить</Button>
      </Group>
      <TwoColumns>
        <Stack>
          <ErrorAlert error={staff.error} />
          {staff.isPending && <Loader role="status" aria-label="Загрузка" />}
          {staff.data?.people.map((person) => (
            <ColleagueCard key={person.id} person={person} isMe={person.id === me?.id} onLink={show} />
          ))}
          {staff.data && (
            <>
              <Title order={2} size="h4" mt="xs">
                Приглашены
              </Title>
              {staff.data.invitations.length === 0 && (
                <EmptyState words="Никого. Приглашённый стоит здесь, пока не откроет ссылку и не придумает пароль.">
                  <Button variant="default" onClick={() => setInviting(true)}>
                    Пригласить сотрудника
                  </Button>
                </EmptyState>
              )}
              {staff.data.invitations.map((invitation) => (
                <InvitationCard key={invitation.id} invitation={invitation} onLink={show} />
              ))}
            </>
          )}
        </Stack>
        <Stack>
          <RotaSection />
          <RoleList />
        </Stack>
      </TwoColumns>
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} onMade={show} />
      <LinkShown link={link} onClose={() => setLink(null)} />
    </Stack>
  );
}

type InvitationProps = { readonly invitation: Invitation; readonly onLink: (link: ShownLink) => void };

function InvitationCard({ invitation, onLink }: InvitationProps) {
  const momentWords = useMomentWords();
  const { id, name, email, role, madeBy, expiresAt } = invitation;
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => request('DELETE', `/api/people/invitations/${id}`),
    onSettled: () => queries.invalidateQueries({ queryKey: ['people'] }),
  });
  // A new invitation of the same address ends the previous one.
  const renew = useMutation({
    mutationFn: () => request<MadeLink>('POST', '/api/people/invitations', { email, name, role }),
    onSuccess: (made) => onLink({ ...made, title: `Новая ссылка: ${name}. Прежняя не действует` }),
  });
  return (
    <Paper withBorder {...LINE_CARD}>
      <Group justify="space-between" align="flex-start" gap="xs">
        <Box flex="1 1 22rem" miw={0}>
          <Text fw={500}>{name || email}</Text>
          <Text size="sm" c="dimmed">
            {email}, {ROLES[role].title}. Кто пригласил: {madeBy}. Ссылка действует до {momentWords(expiresAt)}
          </Text>
        </Box>
        <Group gap="xs">
          <Button
            variant="default"
            aria-label={`Новая ссылка: ${name}`}
            loading={renew.isPending}
            onClick={() => renew.mutate()}
          >
            Новая ссылка
          </Button>
          <Button
            variant="default"
            aria-label={`Отозвать: ${name}`}
            loading={revoke.isPending}
            onClick={() => revoke.mutate()}
          >
            Отозвать
          </Button>
        </Group>
      </Group>
      <ErrorAlert error={revoke.error ?? renew.error} />
    </Paper>
  );
}
