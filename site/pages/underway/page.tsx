import { counted, FLATS } from '../../../model/format/plural.ts';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { useShell } from '../../shell/shell.ts';
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
  const { picturesNotice } = useShell();
  return (
    <>
      <Wrap>
        {now ? (
          <p className={css.now}>
            {now.count > now.shown
              ? `В\u00a0работе ${counted(now.count, FLATS)}, здесь\u00a0— ${now.shown} со\u00a0снимками. `
              : null}
            {now.freeText ? <b>{`Ближайшее свободное начало — ${now.freeText}.`}</b> : null} {`Данные на ${asOf}.`}{' '}
            {picturesNotice}
          </p>
        ) : (
          <Empty title="Сейчас показать нечего" action={<ButtonLink to="/works">Готовые работы</ButtonLink>}>
            {emptyText}
          </Empty>
        )}
        {sites.map((site) => (
          <Site key={site.slug} {...site} />
        ))}
        {now ? <ArrowLink to="/works">Готовые работы со сметами</ArrowLink> : null}
      </Wrap>
      <FormBand kind="callback" {...form} />
    </>
  );
}

function Site({
  title,
  about,
  dayText,
  day,
  stages,
  stage,
  plannedDays,
  foreman,
  photo,
  photoText,
  endText,
}: SiteView) {
  return (
    <article className={css.site}>
      {photo ? (
        <PhotoFigure
          className={css.picture}
          photo={photo}
          sizes="underway"
          caption={photo.caption ? `${photoText}. ${photo.caption}` : photoText}
        />
      ) : null}
      <div className={css.text}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.about}>{about}</p>
        <p className={css.day}>{dayText}</p>
        <StageRow stages={stages} current={stage} day={day} days={plannedDays} />
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
    </article>
  );
}
