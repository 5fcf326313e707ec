import { typograph } from '../../../model/format/typograph.ts';
import type { CookieChoice } from '../../lib/cookie-choice.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import css from './cookie-card.module.css';

const TEXT = typograph(
  'Считаем посещаемость через Яндекс Метрику и запоминаем, откуда вы пришли впервые. Без этого сайт тоже работает.',
);

/** Two choices of equal weight. */
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
