import { Progress, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { PasswordVerdict } from '../../contract/password.ts';
import { judgePassword } from '../../contract/password.ts';
import type { Person } from '../../contract/roles.ts';
import { SecretInput } from './secret-input.tsx';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Owner of the password: a password derived from the name or the e-mail is weak. */
  readonly person: Pick<Person, 'name' | 'email'>;
  readonly error: string | undefined;
};

const WORDS = ['слабый', 'слабый', 'слабоват', 'хороший', 'отличный'] as const;
const COLOURS = ['red', 'red', 'orange', 'green', 'green'] as const;

/** Rates the strength of the password while the person types; no composition rules apply. */
export function NewPasswordInput({ label, value, onChange, person, error }: Props) {
  const verdict = useVerdict(value, person);
  return (
    <Stack gap={4}>
      {/* Password managers store the password under this user name. */}
      <input type="hidden" name="username" autoComplete="username" value={person.email} />
      <SecretInput
        label={label}
        description="Не короче 10 знаков. Надёжнее всего три-четыре не связанных слова."
        autoComplete="new-password"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
      />
      {verdict && (
        <>
          <Progress value={(verdict.score + 1) * 20} color={COLOURS[verdict.score] ?? 'red'} size="sm" aria-hidden />
          <Text size="sm" c="dimmed" role="status">
            {verdict.fault ?? `Пароль ${WORDS[verdict.score]}.`}
          </Text>
        </>
      )}
    </Stack>
  );
}

function useVerdict(password: string, { name, email }: Props['person']): PasswordVerdict | null {
  const [verdict, setVerdict] = useState<PasswordVerdict | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (password === '') setVerdict(null);
    else {
      void judgePassword(password, [email, name]).then((judged) => {
        if (isCurrent) setVerdict(judged);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [password, name, email]);
  return verdict;
}
