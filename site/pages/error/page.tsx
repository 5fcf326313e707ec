import { formatPhone } from '../../../model/format/phone.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Link } from '../../ui/link.tsx';
import { TrippedFuse } from '../../ui/tripped-fuse.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import css from './page.module.css';

/** Landing page for redirects after a failure: the error screen's content in the site layout. */
export function Page() {
  const { phone, browse } = useShell();
  return (
    <Wrap className={css.screen}>
      <div className={css.text} data-error-screen data-status="500">
        <h1>Что-то сломалось</h1>
        <p className="lead">{'У\u00a0нас выбило автомат. Страница не\u00a0открылась по\u00a0нашей вине, уже чиним.'}</p>
        <div className={css.ways}>
          <ButtonLink to="/">На главную</ButtonLink>
          <ButtonLink to={browse.to} variant="secondary">
            {browse.label}
          </ButtonLink>
        </div>
        <p className="muted">
          Или позвоните:{' '}
          <Link className="tel nb" look="text" to={`tel:${phone}`}>
            {formatPhone(phone)}
          </Link>
        </p>
        <p className={css.technical}>500 Internal Server Error</p>
      </div>
      <TrippedFuse />
    </Wrap>
  );
}
