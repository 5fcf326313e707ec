import { ButtonLink } from '../../ui/button-link.tsx';
import css from './page-links.module.css';

/** The list goes on at addresses of its own, so that it works without scripts and can be indexed. */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  if (pages === 1) return null;
  return (
    <nav className={css.links} aria-label="Страницы списка">
      {page > 1 ? (
        <ButtonLink to={page === 2 ? '/news' : `/news/page/${page - 1}`} rel="prev" variant="secondary">
          Более новые
        </ButtonLink>
      ) : null}
      {page < pages ? (
        <ButtonLink to={`/news/page/${page + 1}`} rel="next" variant="secondary">
          Более ранние
        </ButtonLink>
      ) : null}
      <span className={css.count}>
        Страница {page} из {pages}
      </span>
    </nav>
  );
}
