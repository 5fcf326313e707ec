import { NavLink } from 'react-router';
import styles from '../leads.module.css';

const PLACES = [
  ['/leads', 'Список'],
  ['/leads/board', 'Доска'],
  ['/leads/agenda', 'Дела по дням'],
] as const;

/** The three views of leads. */
export function LeadPlaces() {
  return (
    <nav className={styles.places} aria-label="Как показать заявки">
      {PLACES.map(([path, title]) => (
        <NavLink key={path} to={path} end className={styles.place ?? ''}>
          {title}
        </NavLink>
      ))}
    </nav>
  );
}
