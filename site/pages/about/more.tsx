import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import type { AboutData } from './data.ts';
import css from './more.module.css';

/** What others say of the company, and whom it looks for. */
export function More({ reviews, vacancies }: Pick<AboutData, 'reviews' | 'vacancies'>) {
  const rows = [
    { to: '/about/reviews', title: 'Отзывы', note: 'С\u00a0замечаниями и\u00a0ответами директора', count: reviews },
    { to: '/about/vacancies', title: 'Вакансии', note: 'С\u00a0зарплатой и\u00a0условиями', count: vacancies },
    { to: '/contacts', title: 'Контакты и\u00a0реквизиты', note: 'Адрес, часы, ИНН и\u00a0счёт' },
  ].filter(({ count }) => count !== 0);
  return (
    <Section spacing="tight">
      <h2 className="vh">Ещё о{'\u00a0'}компании</h2>
      <ul className={css.rows}>
        {rows.map(({ to, title, note, count }) => (
          <li className={css.row} key={to} data-card="">
            <Link className={css.title} to={to} stretched>
              {title}
            </Link>
            {count ? <span className={css.count}>{count}</span> : null}
            <span className={css.note}>{note}</span>
            <Icon name="right" className={css.arrow} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
