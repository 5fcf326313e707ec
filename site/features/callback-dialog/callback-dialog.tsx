import { type ReactNode, useEffect, useState } from 'react';
import { type CallFacts, callPromise } from '../../../model/calling-hours/call-promise.ts';
import { openState } from '../../../model/calling-hours/opening-hours.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { reportGoal } from '../../visit/visit-events.ts';

export { pageSubject } from './page-subject.ts';

export type CallbackDialogProps = {
  calls: CallFacts;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The title promises a call within minutes during opening hours, otherwise it names the time of the call. */
export function CallbackDialog({ calls, open, onClose, children }: CallbackDialogProps) {
  const [now] = useState(() => new Date());
  const { title, lead } = calls.callback;
  useEffect(() => {
    if (open) reportGoal('form_seen');
  }, [open]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={openState(calls, now).open ? title : `Позвоним ${callPromise(calls, now)}`}
      lead={lead}
    >
      {children}
    </Dialog>
  );
}
