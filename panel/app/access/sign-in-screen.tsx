import { Text } from '@mantine/core';
import { SignInForm, useSignedIn } from './sign-in-form.tsx';
import { SignedOutLayout } from './signed-out-layout.tsx';

export function SignInScreen() {
  return (
    <SignedOutLayout title="Вход в панель">
      <SignInForm onDone={useSignedIn()} />
      <Text size="sm" c="dimmed">
        Забыли пароль? Попросите администратора о ссылке: по ней задают новый.
      </Text>
    </SignedOutLayout>
  );
}
