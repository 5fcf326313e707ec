import type { ReactNode } from 'react';
import { counted } from '../../../model/format/plural.ts';
import { useShell } from '../../lib/shell.ts';
import { Dialog } from '../../ui/dialog.tsx';

export type CallbackDialogProps = { open: boolean; onClose: () => void; children: ReactNode };

/** The promise with a number, above the form it is given. */
export function CallbackDialog({ open, onClose, children }: CallbackDialogProps) {
  const { callbackMinutes, hoursText } = useShell();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Перезвоним за ${counted(callbackMinutes, ['минуту', 'минуты', 'минут'])}`}
      lead={`Звоним ${hoursText}. На\u00a0вечерние заявки отвечаем утром.`}
    >
      {children}
    </Dialog>
  );
}
