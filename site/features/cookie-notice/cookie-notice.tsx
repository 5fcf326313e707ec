import { useRef } from 'react';
import { typograph } from '../../../model/format/typograph.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import type { CookieChoice } from '../../visit/cookie-choice.ts';
import { chooseCookies } from './choose-cookies.ts';
import css from './cookie-notice.module.css';
import { useCoversForm } from './use-covers-form.ts';

/** Slides away while it covers a lead form. Forms are looked up once, so the component needs a `key` per page. */
export function CookieNotice({ onChoose = chooseCookies }: { onChoose?: typeof chooseCookies }) {
  const { cookiesVersion } = useShell();
  const notice = useRef<HTMLElement>(null);
  const isHidden = useCoversForm(notice);
  return (
    <section
      className={css.notice}
      ref={notice}
      aria-label="Файлы куки"
      data-cookie-notice
      data-away={isHidden || undefined}
    >
      <CookieCard onChoose={(choice) => onChoose(choice, cookiesVersion)} />
    </section>
  );
}

const TEXT = typograph(
  'Считаем посещаемость через Яндекс Метрику и запоминаем, откуда вы пришли впервые. Без этого сайт тоже работает.',
);

/** Both buttons have the same style, so neither choice is favoured. */
export function CookieCard({ onChoose }: { onChoose: (choice: CookieChoice) => void }) {
  return (
    <div className={css.card}>
      <p>
        {TEXT}{' '}
        <Link to="/cookies" look="text">
          Подробнее
        </Link>
      </p>
      <div className={css.choices}>
        <Button variant="secondary" size="s" onClick={() => onChoose('all')}>
          Разрешить
        </Button>
        <Button variant="secondary" size="s" onClick={() => onChoose('necessary')}>
          Только нужные
        </Button>
      </div>
    </div>
  );
}
