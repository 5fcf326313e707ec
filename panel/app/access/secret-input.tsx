import type { PasswordInputProps } from '@mantine/core';
import { PasswordInput } from '@mantine/core';

/** A password that can be looked at. */
export function SecretInput(props: PasswordInputProps) {
  return <PasswordInput visibilityToggleButtonProps={{ 'aria-label': 'Показать или скрыть пароль' }} {...props} />;
}
