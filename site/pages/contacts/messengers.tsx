import { useShell } from '../../shell/facts/shell.ts';
import { Link } from '../../ui/link.tsx';
import css from './messengers.module.css';

export function Messengers() {
  const { messengers } = useShell();
  if (messengers.length === 0) return null;
  return (
    <div>
      <h2 className={css.title}>Куда писать</h2>
      <ul>
        {messengers.map(({ kind, label, url, note }) => (
          <li key={kind} className={css.row}>
            <Link look="text" to={url}>
              {label}
            </Link>
            {note ? <span className={css.note}>{note}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
