import type { ReactNode } from 'react';
import type { Replies } from '../../../model/kinds/replies.ts';
import type { CountedFlat } from '../../lib/counted-flat.ts';
import { Dialog } from '../../ui/dialog.tsx';

export type CallbackDialogProps = {
  words: Replies['callback'];
  open: boolean;
  onClose: () => void;
  /** What goes along with the form. */
  countedFlat: CountedFlat | null;
  children: ReactNode;
};

/** The company's promise, above the form it is given. */
export function CallbackDialog({ words, open, onClose, countedFlat, children }: CallbackDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.title} lead={words.lead}>
      {countedFlat ? (
        <p className="sub">{`Приложим ваш расчёт: ${countedFlat.titleShown}, ${countedFlat.priceShown}`}</p>
      ) : null}
      {children}
    </Dialog>
  );
}
