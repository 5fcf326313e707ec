import type { ComparedFlat } from '../../features/flats/compared-flat.ts';
import { Link } from '../../ui/link.tsx';
import { type ComparedRow, compareFlats } from './compare-flats.ts';
import css from './compared-flats.module.css';

type ComparedFlatsProps = { flats: readonly ComparedFlat[]; onRemove: (slug: string) => void };

export function ComparedFlats({ flats, onRemove }: ComparedFlatsProps) {
  const { differing, equal } = compareFlats(flats);
  return (
    <div className={css.compared} data-count={flats.length}>
      <Facts caption="Чем различаются" flats={flats} rows={differing} onRemove={onRemove} />
      {equal.length > 0 ? (
        <details className={css.same}>
          <summary>{`Одинаковое, ${equal.length}`}</summary>
          <dl>
            {equal.map(({ title, values }) => (
              <div className={css.one} key={title}>
                <dt>{title}</dt>
                <dd>{values[0]}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </div>
  );
}

type FactsProps = ComparedFlatsProps & { caption: string; rows: readonly ComparedRow[] };

function Facts({ caption, flats, rows, onRemove }: FactsProps) {
  return (
    <table className={css.table}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <td />
          {flats.map(({ slug, title }) => (
            <th key={slug} scope="col">
              <Link to={`/sales/${slug}`} look="text">
                {title}
              </Link>
              <button
                type="button"
                className={css.remove}
                aria-label={`Убрать: ${title}`}
                onClick={() => onRemove(slug)}
              >
                Убрать
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, values }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {flats.map(({ slug }, index) => (
              <td key={slug}>{values[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
