import { formatPhone } from '../../../model/format/phone.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { useShell } from '../facts/shell.ts';
import { Drawing } from './error/drawing.tsx';
import styles from './error-screen.module.css';
import { HomeLink } from './home-link.tsx';

type ErrorScreenProps = { status?: number; title?: string; description?: string };

/** Full-page error screen. Links reload the document, since the router may have failed, except for a 404. */
export function ErrorScreen({ status = 500, title = defaultTitle(status), description }: ErrorScreenProps) {
  const { phone, browse } = useShell();
  const isMissing = status === 404;
  return (
    <main className={styles.screen} data-error-screen data-status={status}>
      <Wrap>
        <HomeLink reload={!isMissing} />
      </Wrap>
      <Wrap className={styles.grid}>
        <div className={styles.text}>
          <h1>{isMissing ? 'Страница не найдена' : 'Что-то сломалось'}</h1>
          <p className={styles.lead}>
            {isMissing
              ? 'Этой комнаты нет на\u00a0плане. Страницу перенесли или удалили. Проверьте адрес или идите через прихожую.'
              : 'У\u00a0нас выбило автомат. Страница не\u00a0открылась по\u00a0нашей вине, уже чиним.'}
          </p>
          <div className={styles.ways}>
            <ButtonLink to="/" reload={!isMissing}>
              На главную
            </ButtonLink>
            <ButtonLink to={browse.to} reload={!isMissing} variant="secondary">
              {browse.label}
            </ButtonLink>
          </div>
          <p className={styles.call}>
            {isMissing ? 'Или' : 'Обновите страницу или'} позвоните:{' '}
            <a className={styles.phone} href={`tel:${phone}`}>
              {formatPhone(phone)}
            </a>
          </p>
          <p className={styles.technical}>
            <span>{status}</span> <span>{title}</span>
            {description ? (
              <span className={styles.description} data-error-description>
                {description}
              </span>
            ) : null}
          </p>
        </div>
        <Drawing isMissing={isMissing} />
      </Wrap>
    </main>
  );
}

function defaultTitle(status: number): string {
  return status === 404 ? 'Page Not Found' : 'Internal Server Error';
}
