import type { PasswordInputProps } from '@mantine/core';
import { PasswordInput } from '@mantine/core';

/** Mantine's password input, which does not say by itself that it was refused. */
export function SecretInput(props: PasswordInputProps) {
  return (
    <PasswordInput
      visibilityToggleButtonProps={{ 'aria-label': 'Показать или скрыть пароль' }}
      aria-invalid={Boolean(props.error)}
      {...props}
    />
  );
}
