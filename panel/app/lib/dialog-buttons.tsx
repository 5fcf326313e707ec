import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  readonly onCancel: () => void;
  /** The button that does what the dialog is for. */
  readonly children: ReactNode;
};

/** Foot of a dialog. */
export function DialogButtons({ onCancel, children }: Props) {
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onCancel}>
        Отмена
      </Button>
      {children}
    </Group>
  );
}
