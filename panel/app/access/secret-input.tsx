import type { PasswordInputProps } from '@mantine/core';
import { PasswordInput } from '@mantine/core';

export function SecretInput(props: PasswordInputProps) {
  return <PasswordInput visibilityToggleButtonProps={{ 'aria-label': 'Показать или скрыть пароль' }} {...props} />;
}
