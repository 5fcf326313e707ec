import { Anchor, Button, Loader, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { LinkInfo, SignInAnswer } from '../../contract/access.ts';
import { ROLES } from '../../contract/roles.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { request } from '../lib/request.ts';
import { useFieldErrors } from '../lib/use-field-errors.ts';
import type { StartState } from '../start/start-screen.tsx';
import { NewPasswordInput } from './new-password-input.tsx';
import { useSignedIn } from './sign-in-form.tsx';
import { SignedOutLayout } from './signed-out-layout.tsx';

/** Target of one-time links: an invitation or a password reset. The token is in the hash. */
export function WelcomeScreen() {
  const token = useLocation().hash.slice(1);
  const link = useQuery({
    queryKey: ['link', token],
    queryFn: () => request<LinkInfo>('POST', '/api/auth/link', { token }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (link.error) {
    return (
      <SignedOutLayout title="Ссылка не открылась">
        <ErrorAlert error={link.error} />
        <Anchor component={Link} to="/">
          На страницу входа
        </Anchor>
      </SignedOutLayout>
    );
  }
  if (!link.data) {
    return (
      <SignedOutLayout title="Минуту…">
        <Loader role="status" aria-label="Проверяем ссылку" />
      </SignedOutLayout>
    );
  }
  return (
    <SignedOutLayout title={link.data.isNew ? 'Добро пожаловать' : 'Новый пароль'}>
      <LinkForm token={token} info={link.data} />
    </SignedOutLayout>
  );
}

function LinkForm({ token, info }: { readonly token: string; readonly info: LinkInfo }) {
  const [name, setName] = useState(info.name);
  const [password, setPassword] = useState('');
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const use = useMutation({
    mutationFn: () => request<SignInAnswer>('POST', '/api/auth/link/use', { token, name, password }),
    async onSuccess(answer) {
      if ('person' in answer) signedIn(answer);
      await navigate('/', { replace: true, state: { isFirstVisit: info.isNew } satisfies StartState });
    },
  });
  const { form, faults } = useFieldErrors(use.error);
  return (
    <form
      ref={form}
      onChange={() => use.isError && use.reset()}
      onSubmit={(event) => {
        event.preventDefault();
        use.mutate();
      }}
    >
      <Stack>
        <Text size="sm">
          {info.isNew
            ? `Почта для входа: ${info.email}. Ваша роль: ${ROLES[info.role].title}.`
            : `Вход: ${info.email}.`}
        </Text>
        {info.isNew && (
          <TextInput
            label="Имя и фамилия"
            description="Так вас увидят коллеги: в истории правок и в заявках."
            autoComplete="name"
            required
            withAsterisk={false}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={faults.name}
          />
        )}
        <NewPasswordInput
          label="Пароль"
          value={password}
          onChange={setPassword}
          person={{ name, email: info.email }}
          error={faults.password}
        />
        {Object.keys(faults).length === 0 && <ErrorAlert error={use.error} />}
        <Button type="submit" loading={use.isPending}>
          {info.isNew ? 'Начать работу' : 'Сохранить пароль и войти'}
        </Button>
      </Stack>
    </form>
  );
}
