import { Text } from '@mantine/core';
import { Door } from './door.tsx';
import { SignInForm, useSignedIn } from './sign-in-form.tsx';

export function SignInScreen() {
  return (
    <Door title="Вход в панель">
      <SignInForm onDone={useSignedIn()} />
      <Text size="sm" c="dimmed">
        Забыли пароль? Попросите администратора о ссылке: по ней задают новый.
      </Text>
    </Door>
  );
}
