import { Loader, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OwnAccount } from '../../contract/access.ts';
import { mayDo, ROLES } from '../../contract/roles.ts';
import { Block } from '../lib/block.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { get } from '../lib/request.ts';
import { TwoColumns } from '../lib/two-columns.tsx';
import { useSession } from '../lib/use-session.ts';
import { PushSection } from '../push/push-section.tsx';
import { ChangePassword } from './change-password.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SecondFactor } from './second-factor.tsx';

export function AccountScreen() {
  const person = useSession().data?.person;
  const account = useQuery({ queryKey: ['account'], queryFn: () => get<OwnAccount>('/api/account') });
  if (!person) return null;
  return (
    <Stack maw={1160}>
      <title>Мой профиль</title>
      <div>
        <Title order={1} size="h2">
          Мой профиль
        </Title>
        <Text c="dimmed">
          {person.name}, {person.email}, {ROLES[person.role].title}
        </Text>
      </div>
      <TwoColumns>
        <Stack>
          {mayDo(person.role, 'leads') && <PushSection />}
          <ChangePassword person={person} />
        </Stack>
        <Stack>
          <ErrorAlert error={account.error} />
          {account.data ? (
            <>
              <Block title="Второй шаг входа">
                <SecondFactor isOn={account.data.hasSecondFactor} />
              </Block>
              <OwnSessions sessions={account.data.sessions} />
            </>
          ) : (
            account.isPending && <Loader role="status" aria-label="Загрузка" />
          )}
        </Stack>
      </TwoColumns>
    </Stack>
  );
}
