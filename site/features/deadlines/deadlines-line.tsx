import { ArrowLink } from '../../ui/arrow-link.tsx';
import css from './deadlines-line.module.css';

/** Totals of the contracts with a link to all of them; nothing without contracts. */
export function DeadlinesLine({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p className={css.line}>
      {text} <ArrowLink to="/sroki">Все сроки</ArrowLink>
    </p>
  );
}
