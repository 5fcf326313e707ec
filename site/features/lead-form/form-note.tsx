import { formatPhone } from '../../../model/format/phone.ts';
import { useShell } from '../../lib/shell.ts';
import { Link } from '../../ui/link.tsx';
import css from './form-note.module.css';
import type { FormMessage } from './form-view.ts';

/** What came of the last try. There from the start, so that it is heard when it changes. */
export function FormNote({ message }: { message: FormMessage | null }) {
  const { phone } = useShell();
  return (
    <div className={css.note} role="alert" aria-live={message?.isTold ? 'off' : undefined}>
      {message === null ? null : (
        <p className={css.message}>
          {message.text}{' '}
          {message.next ? (
            <Link to={message.next} look="text">
              Что дальше
            </Link>
          ) : (
            <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
          )}
          {message.wait ? <span aria-live="off"> Снова отправить можно через {message.wait}.</span> : null}
          {message.drop ? (
            <button type="button" className={css.drop} onClick={message.drop}>
              Не отправлять и удалить
            </button>
          ) : null}
        </p>
      )}
    </div>
  );
}
