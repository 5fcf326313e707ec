import { cssVars } from '../../ui/css-vars.ts';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/link.tsx';
import css from './flat-map.module.css';
import type { FlatMapData } from './flat-map-data.ts';

/** Flats on a map drawing. The list next to it is the accessible equivalent. */
export function FlatMap({ drawing: { url, width, height }, alt, names, places }: FlatMapData) {
  return (
    <section className={css.map} aria-labelledby="map">
      <h2 className={css.title} id="map">
        На карте
      </h2>
      <div className={css.picture}>
        <img className={css.drawing} src={url} width={width} height={height} alt={alt} loading="lazy" />
        <div aria-hidden="true">
          {names.map(({ text, isWater, x, y }) => (
            <span className={cx(css.name, isWater && css.water)} key={text} style={at(x, y)}>
              {text}
            </span>
          ))}
          {places.map(({ x, y, label, flats: [first, ...others] }, index) => (
            <Link
              className={css.marker}
              key={first?.slug}
              style={at(x, y)}
              to={others.length > 0 || !first ? `#map-${index + 1}` : `/sales/${first.slug}`}
              tabIndex={-1}
            >
              <b className={css.number}>{index + 1}</b>
              <span className={css.price}>{label}</span>
            </Link>
          ))}
        </div>
      </div>
      <ol className={css.places}>
        {places.map(({ title, flats, more }, index) => (
          <li className={css.place} id={`map-${index + 1}`} key={flats[0]?.slug}>
            <h3 className={css.where}>
              <span className={css.number}>{index + 1}</span> {title}
            </h3>
            <ul className={css.flats}>
              {flats.map(({ slug, text, price }) => (
                <li key={slug}>
                  <Link to={`/sales/${slug}`} look="text">
                    {text}
                  </Link>{' '}
                  <b className="nb">{price}</b>
                </li>
              ))}
            </ul>
            {more ? <p>{more}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

const at = (x: number, y: number) => cssVars({ '--x': `${round(x)}%`, '--y': `${round(y)}%` });
const round = (share: number) => Math.round(share * 10_000) / 100;
