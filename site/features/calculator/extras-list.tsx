import { counted } from '../../../model/format/plural.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Fold } from '../../ui/fold.tsx';
import { type Answers, type ExtraPrice, isIncluded } from './estimate.ts';
import { extraPrice } from './extra-price.ts';
import styles from './extras-list.module.css';

type ExtrasListProps = {
  extras: readonly ExtraPrice[];
  chosen: Answers['extras'];
  packageSlug: string;
  onChange: (chosen: Answers['extras']) => void;
};

/** Number of common extras shown before the collapsed list. */
const SHOWN = 2;

/** Included extras are shown ticked and free; the visitor's own choice is kept for when the package changes. */
export function ExtrasList(props: ExtrasListProps) {
  const { extras, chosen } = props;
  const others = extras.slice(SHOWN);
  return (
    <fieldset>
      <legend className={styles.legend}>Дополнительно</legend>
      <div className={styles.list}>
        {extras.slice(0, SHOWN).map((extra) => (
          <Extra key={extra.id} {...props} extra={extra} />
        ))}
      </div>
      {others.length > 0 ? (
        <Fold
          className={styles.others}
          open={others.some(({ id }) => (chosen[id] ?? 0) > 0)}
          summary={`Ещё ${counted(others.length, EXTRAS)}`}
        >
          <div className={styles.list}>
            {others.map((extra) => (
              <Extra key={extra.id} {...props} extra={extra} />
            ))}
          </div>
        </Fold>
      ) : null}
    </fieldset>
  );
}

const EXTRAS = ['дополнение', 'дополнения', 'дополнений'] as const;

function Extra({ extra, chosen, packageSlug, onChange }: ExtrasListProps & { extra: ExtraPrice }) {
  const { id, title, maxCount = 1 } = extra;
  const included = isIncluded(extra, packageSlug);
  const count = chosen[id] ?? 0;
  const take = (taken: number) => onChange({ ...chosen, [id]: Math.min(maxCount, Math.max(0, taken)) });
  return (
    <div className={styles.row}>
      <Checkbox
        className={styles.extra}
        name="extra"
        value={id}
        aside={included ? 'входит' : extraPrice(extra)}
        disabled={included}
        checked={included || count > 0}
        onChange={(event) => take(event.currentTarget.checked ? 1 : 0)}
      >
        {title}
      </Checkbox>
      {maxCount > 1 && count > 0 && !included ? (
        <div className={styles.count}>
          <button type="button" aria-label={`Убавить: ${title}`} onClick={() => take(count - 1)}>
            −
          </button>
          <output aria-label={`Сколько: ${title}`}>{count}</output>
          <button
            type="button"
            aria-label={`Прибавить: ${title}`}
            disabled={count >= maxCount}
            onClick={() => take(count + 1)}
          >
            +
          </button>
        </div>
      ) : null}
    </div>
  );
}
