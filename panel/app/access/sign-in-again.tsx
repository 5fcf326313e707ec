import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import type { Person } from '../../contract/roles.ts';
import { SIGNED_OUT } from '../lib/request.ts';

type Dialog = typeof import('./sign-in-dialog.tsx')['SignInDialog'];

const NOTICE = 'sign-in-not-loaded';
const NOT_LOADED =
  'Сеанс закончился, а окно входа не загрузилось. Проверьте связь и повторите или обновите страницу и войдите. Правки записей сохранены на этом устройстве.';

/** Asks for a new sign-in above the current screen when the session expires, so that unsaved input is kept. */
export function SignInAgain({ person }: { readonly person: Person }) {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<Dialog>();
  useEffect(() => {
    async function open(): Promise<void> {
      setOpen(true);
      try {
        const { SignInDialog } = await import('./sign-in-dialog.tsx');
        setDialog(() => SignInDialog);
        notifications.hide(NOTICE);
      } catch {
        notifications.show({ id: NOTICE, color: 'red', autoClose: false, message: NOT_LOADED });
      }
    }
    window.addEventListener(SIGNED_OUT, open);
    return () => window.removeEventListener(SIGNED_OUT, open);
  }, []);
  return Dialog ? <Dialog person={person} isOpen={isOpen} onClose={() => setOpen(false)} /> : null;
}
