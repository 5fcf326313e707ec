import { typograph } from '../../../model/format/typograph.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import css from './cookie-card.module.css';
import type { CookieNoticeProps } from './cookie-notice-props.ts';

const TEXT = typograph(
  'Считаем посещаемость через Яндекс Метрику, для этого нужны cookie. Без них сайт тоже работает.',
);

/** Two choices of equal weight. */
export function CookieCard({ onChoose }: CookieNoticeProps) {
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
