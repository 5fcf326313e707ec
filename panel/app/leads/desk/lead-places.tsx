import { Link } from 'react-router';
import styles from '../leads.module.css';

const PLACES = {
  '/leads': 'Список',
  '/leads/board': 'Доска',
  '/leads/agenda': 'Дела по дням',
};

/** The three views of leads. A lead opens next to the list, which stays the current one. */
export function LeadPlaces({ current }: { readonly current: keyof typeof PLACES }) {
  return (
    <nav className={styles.places} aria-label="Как показать заявки">
      {Object.entries(PLACES).map(([path, title]) => (
        <Link key={path} to={path} className={styles.place} aria-current={path === current ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
