import { Button, type ButtonProps, Group } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = Pick<ButtonProps, 'size'> & {
  readonly onCancel: () => void;
  /** The button that does what the dialog is for. */
  readonly children: ReactNode;
};

/** Foot of a dialog. */
export function DialogButtons({ onCancel, children, ...looks }: Props) {
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onCancel} {...looks}>
        Отмена
      </Button>
      {children}
    </Group>
  );
}
