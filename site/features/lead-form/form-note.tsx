import { formatPhone } from '../../../model/format/phone.ts';
import { useShell } from '../../lib/shell.ts';
import { Link } from '../../ui/link.tsx';
import css from './form-note.module.css';
import type { FormMessage } from './form-view.ts';

/** What came of the last try, and the way on. */
export function FormNote({ message: { text, next, wait, drop } }: { message: FormMessage }) {
  const { phone } = useShell();
  return (
    <p className={css.message}>
      {text}{' '}
      {next ? (
        <Link to={next} look="text">
          Что дальше
        </Link>
      ) : (
        <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
      )}
      {wait ? <span aria-live="off"> Снова отправить можно через {wait}.</span> : null}
      {drop ? (
        <button type="button" className={css.drop} onClick={drop}>
          Не отправлять и удалить
        </button>
      ) : null}
    </p>
  );
}
