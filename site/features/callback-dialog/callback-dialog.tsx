import type { ReactNode } from 'react';
import { counted } from '../../../model/format/plural.ts';
import type { CountedFlat } from '../../lib/counted-flat.ts';
import { useShell } from '../../lib/shell.ts';
import { Dialog } from '../../ui/dialog.tsx';

export type CallbackDialogProps = {
  open: boolean;
  onClose: () => void;
  /** What goes along with the form. */
  countedFlat: CountedFlat | null;
  children: ReactNode;
};

/** The promise with a number, above the form it is given. */
export function CallbackDialog({ open, onClose, countedFlat, children }: CallbackDialogProps) {
  const { callbackMinutes, hoursText } = useShell();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Перезвоним за ${counted(callbackMinutes, ['минуту', 'минуты', 'минут'])}`}
      lead={`Звоним ${hoursText}. На\u00a0вечерние заявки отвечаем утром.`}
    >
      {countedFlat ? (
        <p className="sub">{`Приложим ваш расчёт: ${countedFlat.titleShown}, ${countedFlat.priceShown}`}</p>
      ) : null}
      {children}
    </Dialog>
  );
}
