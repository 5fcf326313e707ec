import type { ReactNode } from 'react';
import type { Replies } from '../../../model/kinds/replies.ts';
import { Dialog } from '../../ui/dialog.tsx';

export { pageSubject } from './page-subject.ts';

export type CallbackDialogProps = {
  words: Replies['callback'];
  open: boolean;
  onClose: () => void;
  /** What the page is about, and the form with it. */
  about: string | undefined;
  children: ReactNode;
};

/** The company's promise, above the form it is given. */
export function CallbackDialog({ words, open, onClose, about, children }: CallbackDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.title} lead={words.lead}>
      {about ? <p className="sub">{about}</p> : null}
      {children}
    </Dialog>
  );
}
