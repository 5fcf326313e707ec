import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session, SignInAnswer } from '../../contract/access.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { RequestError, request } from '../lib/request.ts';
import { SecretInput } from './secret-input.tsx';

type Props = {
  /** Known when the form appears after an expired session. */
  readonly email?: string;
  readonly onDone: (session: Session) => void;
};

export function SignInForm({ email = '', onDone }: Props) {
  const [needsCode, setNeedsCode] = useState(false);
  const take = (answer: SignInAnswer) => ('needsCode' in answer ? setNeedsCode(true) : onDone(answer));
  return needsCode ? (
    <CodeStep onAnswer={take} onBack={() => setNeedsCode(false)} />
  ) : (
    <PasswordStep email={email} onAnswer={take} />
  );
}

function PasswordStep(props: { readonly email: string; readonly onAnswer: (answer: SignInAnswer) => void }) {
  const [email, setEmail] = useState(props.email);
  const [password, setPassword] = useState('');
  const signIn = useMutation({
    mutationFn: () => request<SignInAnswer>('POST', '/api/auth/sign-in', { email, password }),
    onSuccess: props.onAnswer,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        signIn.mutate();
      }}
    >
      <Stack>
        <TextInput
          label="Почта"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          withAsterisk={false}
          data-autofocus={props.email === '' ? true : undefined}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <SecretInput
          label="Пароль"
          autoComplete="current-password"
          required
          withAsterisk={false}
          data-autofocus={props.email === '' ? undefined : true}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <ErrorAlert error={signIn.error} />
        <Button type="submit" loading={signIn.isPending}>
          Войти
        </Button>
      </Stack>
    </form>
  );
}

function CodeStep(props: { readonly onAnswer: (answer: SignInAnswer) => void; readonly onBack: () => void }) {
  const [code, setCode] = useState('');
  const verify = useMutation({
    mutationFn: () => request<SignInAnswer>('POST', '/api/auth/second-step', { code }),
    onSuccess: props.onAnswer,
  });
  const { error } = verify;
  const isOver = error instanceof RequestError && JSON.stringify(error.body).includes('"isOver":true');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        verify.mutate();
      }}
    >
      <Stack>
        <TextInput
          label="Код из приложения"
          description="Шесть цифр. Телефона нет под рукой — введите один из запасных кодов."
          inputMode="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          required
          withAsterisk={false}
          autoFocus
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <ErrorAlert error={error} />
        {!isOver && (
          <Button type="submit" loading={verify.isPending}>
            Войти
          </Button>
        )}
        <Button variant="subtle" onClick={props.onBack}>
          Ввести почту и пароль заново
        </Button>
      </Stack>
    </form>
  );
}

/** Returns a handler that stores the new session and refetches all queries. */
export function useSignedIn() {
  const queries = useQueryClient();
  return (session: Session) => {
    queries.setQueryData(['session'], session);
    void queries.invalidateQueries();
  };
}
