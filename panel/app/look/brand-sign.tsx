import { DRAWING_ID } from '../../../model/drawing/drawing-url.ts';
import css from './brand-sign.module.css';
import { useBrand } from './use-brand.ts';

/** Mark and name of the company, as in the header of the site. */
export function BrandSign() {
  const { name, mark } = useBrand();
  return (
    <span className={css.sign}>
      {mark?.followsText === true && (
        <svg className={css.mark} viewBox={`0 0 ${mark.width} ${mark.height}`} aria-hidden="true">
          <use href={`${mark.url}#${DRAWING_ID}`} />
        </svg>
      )}
      {mark?.followsText === false && (
        <img className={css.mark} data-own-colours src={mark.url} width={mark.width} height={mark.height} alt="" />
      )}
      <span className={css.name}>{name}</span>
    </span>
  );
}
