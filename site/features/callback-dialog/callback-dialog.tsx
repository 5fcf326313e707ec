import { type ReactNode, useEffect, useState } from 'react';
import { type CallFacts, callPromise } from '../../../model/calling-hours/call-promise.ts';
import { openState } from '../../../model/calling-hours/opening-hours.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { reach } from '../../visit/acts.ts';

export { pageSubject } from './page-subject.ts';

export type CallbackDialogProps = {
  calls: CallFacts;
  open: boolean;
  onClose: () => void;
  /** What the page is about, and the form with it. */
  about: string | undefined;
  children: ReactNode;
};

/** The company's promise, above the form it is given: minutes while somebody is there, else the hour of the call. */
export function CallbackDialog({ calls, open, onClose, about, children }: CallbackDialogProps) {
  const [now] = useState(() => new Date());
  const { title, lead } = calls.callback;
  useEffect(() => {
    if (open) reach('form_seen');
  }, [open]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={openState(calls, now).open ? title : `Позвоним ${callPromise(calls, now)}`}
      lead={lead}
    >
      {about ? <p className="sub">{about}</p> : null}
      {children}
    </Dialog>
  );
}
