import { type ReactNode, useRef, useState } from 'react';
import { DIALOGS } from '../../first-view/dialog-names.ts';
import { useOnOpened } from '../../first-view/use-on-opened.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { loadCallFacts } from '../../shell/navigation/call-facts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { reportGoal } from '../../visit/visit-events.ts';
import { type PageSubject, pageSubject } from './page-subject.ts';

type CallbackDialogProps = {
  renderForm: (subject: PageSubject | null) => ReactNode;
};

/** Shown until the call hours are known: a document is the same at any hour. */
const NEUTRAL_TITLE = 'Перезвоним вам';

/** Needs a `key` per path, which closes the dialog and resets its subject on another page. */
export function CallbackDialog({ renderForm }: CallbackDialogProps) {
  const { callbackLead } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, setTitle] = useState(NEUTRAL_TITLE);
  const [subject, setSubject] = useState<PageSubject | null>(null);

  useOnOpened(dialog, () => {
    reportGoal('form_seen');
    setSubject(pageSubject());
    Promise.all([import('./callback-title.ts'), loadCallFacts()]).then(
      ([{ callbackTitle }, calls]) => setTitle(callbackTitle(calls, new Date())),
      // The form itself states the calling hours.
      () => {},
    );
  });

  return (
    <Dialog id={DIALOGS.callback} ref={dialog} title={title} lead={callbackLead}>
      {renderForm(subject)}
    </Dialog>
  );
}
