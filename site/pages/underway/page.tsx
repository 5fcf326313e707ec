import { counted, FLATS } from '../../../model/format/plural.ts';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Link } from '../../ui/link.tsx';
import { PhotoFigure } from '../../ui/photo-figure.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { SiteView, UnderwayData } from './data.ts';
import css from './page.module.css';
import { StageRow } from './stage-row.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<UnderwayData> }) {
  const { sites, now, asOf, emptyText, form } = data;
  const { browse } = useShell();
  return (
    <>
      <Wrap>
        {now ? (
          <p className={css.now}>
            {now.count > now.shown
              ? `В\u00a0работе ${counted(now.count, FLATS)}, здесь\u00a0— ${now.shown} по\u00a0этапам. `
              : null}
            {now.freeText ? <b>{`Ближайшее свободное начало — ${now.freeText}.`}</b> : null} {`Данные на ${asOf}.`}
          </p>
        ) : (
          <Empty title="Сейчас показать нечего" action={<ButtonLink to={browse.to}>{browse.label}</ButtonLink>}>
            {emptyText}
          </Empty>
        )}
        {sites.map((site) => (
          <Site key={site.slug} {...site} />
        ))}
        {now ? <ArrowLink to={browse.to}>{browse.label}</ArrowLink> : null}
      </Wrap>
      <FormBand kind="callback" {...form} />
    </>
  );
}

function Site(site: SiteView) {
  const { title, about, dayText, foreman, pictures, endText } = site;
  const hasPictures = pictures.length > 0;
  return (
    <article className={css.site}>
      {hasPictures ? <Pictures pictures={pictures} /> : null}
      <div className={css.text}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.about}>{about}</p>
        <p className={css.day}>{dayText}</p>
        {hasPictures ? <StageRow {...site} /> : null}
        {foreman ? (
          <p className={css.about}>
            {'Прораб — '}
            <Link to={foreman.to} look="text">
              {foreman.name}
            </Link>
          </p>
        ) : null}
        <p className={css.about}>{`${endText}.`}</p>
      </div>
      {hasPictures ? null : <StageRow {...site} />}
    </article>
  );
}

/** The latest picture, and the earlier ones of the same camera point below it. */
function Pictures({ pictures: [last, ...earlier] }: Pick<SiteView, 'pictures'>) {
  if (!last) return null;
  const { photo, dateText } = last;
  return (
    <div className={css.pictures}>
      <PhotoFigure
        photo={photo}
        sizes="underway"
        caption={photo.caption ? `${dateText}. ${photo.caption}` : dateText}
      />
      {earlier.length > 0 ? (
        <ul className={css.earlier}>
          {earlier.map((picture) => (
            <li key={picture.photo.id}>
              <PhotoFigure photo={picture.photo} sizes={EARLIER} ratio="3/2" caption={picture.dateText} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** A third of the slot `underway`, without the gaps. */
const EARLIER = '(min-width: 48rem) min(207px, 15vw - 8px), 30vw';
