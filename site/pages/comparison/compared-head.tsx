import type { ComparedFlat } from '../../features/flats/compared-flat.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FloorPlan } from '../../ui/floor-plan/floor-plan.tsx';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import css from './compared-head.module.css';

type ComparedHeadProps = { flat: ComparedFlat; onRemove: (slug: string) => void };

const PICTURE = '(min-width: 48rem) 320px, 44vw';

/** Head of a column: what the flat looks like, its name and what a visitor can do with it. */
export function ComparedHead({ flat, onRemove }: ComparedHeadProps) {
  const { slug, title, ask, price } = flat;
  return (
    <div className={css.head}>
      <Pictures flat={flat} />
      <Link to={`/sales/${slug}`} look="text">
        {title}
      </Link>
      {price ? (
        <ButtonLink to={`/sales/${slug}#form`} size="s" full className={css.ask} aria-label={`${ask.label}: ${title}`}>
          {ask.short}
        </ButtonLink>
      ) : null}
      <button type="button" className={css.remove} aria-label={`Убрать: ${title}`} onClick={() => onRemove(slug)}>
        Убрать
      </button>
    </div>
  );
}

function Pictures({ flat: { plan, planPicture, planDrawing, photos } }: { flat: ComparedFlat }) {
  const [photo] = photos;
  const [picture] = planPicture;
  return (
    <>
      <div className={css.plan}>
        {plan ? <FloorPlan plan={plan} labels={false} dimensions={false} /> : null}
        {picture ? <Photo photo={picture} sizes={PICTURE} ratio="4/3" /> : null}
        {planDrawing ? <img src={planDrawing.url} alt="План квартиры" /> : null}
      </div>
      {photo ? <Photo photo={photo} sizes={PICTURE} ratio="4/3" /> : null}
    </>
  );
}
