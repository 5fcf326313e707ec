import { Button, Card, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invitation, Staff } from '../../contract/access.ts';
import { ROLES } from '../../contract/roles.ts';
import { RotaSection } from '../leads/rota/rota-section.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { get, request } from '../lib/request.ts';
import { useMomentWords } from '../lib/use-moment-words.ts';
import { useSession } from '../lib/use-session.ts';
import { ColleagueCard } from './colleague-card.tsx';
import { InviteDialog } from './invite-form.tsx';
import type { ShownLink } from './link-shown.tsx';
import { LinkShown } from './link-shown.tsx';

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
    <Stack maw={760}>
      <title>Сотрудники</title>
      <Group justify="space-between">
        <Title order={1} size="h2">
          Сотрудники
        </Title>
        <Button onClick={() => setInviting(true)}>Пригласить</Button>
      </Group>
      <ErrorAlert error={staff.error} />
      {staff.isPending && <Loader role="status" aria-label="Загрузка" />}
      {staff.data?.people.map((person) => (
        <ColleagueCard key={person.id} person={person} isMe={person.id === me?.id} onLink={show} />
      ))}
      {staff.data && staff.data.invitations.length > 0 && (
        <>
          <Title order={2} size="h4" mt="md">
            Приглашены
          </Title>
          {staff.data.invitations.map((invitation) => (
            <InvitationCard key={invitation.id} invitation={invitation} />
          ))}
        </>
      )}
      <RotaSection />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} onMade={show} />
      <LinkShown link={link} onClose={() => setLink(null)} />
    </Stack>
  );
}

function InvitationCard({ invitation }: { readonly invitation: Invitation }) {
  const momentWords = useMomentWords();
  const { id, name, email, role, madeBy, expiresAt } = invitation;
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => request('DELETE', `/api/people/invitations/${id}`),
    onSettled: () => queries.invalidateQueries({ queryKey: ['people'] }),
  });
  return (
    <Card withBorder padding="sm">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Text fw={500}>{name || email}</Text>
          <Text size="sm" c="dimmed">
            {email}, {ROLES[role].title}. Зовёт {madeBy}, ссылка действует до {momentWords(expiresAt)}
          </Text>
        </div>
        <Button variant="default" size="xs" flex="none" loading={revoke.isPending} onClick={() => revoke.mutate()}>
          Отозвать
        </Button>
      </Group>
      <ErrorAlert error={revoke.error} />
    </Card>
  );
}
