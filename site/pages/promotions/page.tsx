import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PromotionCardView } from '../../features/promotions/promotion-card-data.ts';
import { PromotionDeadline } from '../../features/promotions/promotion-deadline.tsx';
import { PromotionGrid } from '../../features/promotions/promotion-grid.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { PictureBand } from '../../ui/picture-band.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { PromotionsData } from './data.ts';
import styles from './page.module.css';

export function Page({ payload: { data } }: { payload: PagePayload<PromotionsData> }) {
  const { title, lead, featured, others, emptyText, form } = data;
  return (
    <>
      <Wrap className={styles.head}>
        <SectionHead as="h1" title={title} lead={lead} />
        {featured ? <FeaturedPromotion promotion={featured} /> : null}
        {featured || others.length > 0 ? null : <NoPromotions>{emptyText}</NoPromotions>}
      </Wrap>
      {others.length > 0 ? (
        <Section spacing="tight">
          <PromotionGrid promotions={others} headingLevel={2} />
        </Section>
      ) : null}
      <FormBand kind="promotion" comment="Площадь и дом" {...form} />
    </>
  );
}

function NoPromotions({ children }: { children: string }) {
  return (
    <Empty
      title="Пока без акций"
      action={
        <ButtonLink variant="secondary" to="/remont">
          Пакеты и цены
        </ButtonLink>
      }
    >
      {children}
    </Empty>
  );
}

function FeaturedPromotion({ promotion }: { promotion: PromotionCardView }) {
  const { slug, title, summary, deadline, photo, mark } = promotion;
  return (
    <article>
      <PictureBand photo={photo} priority>
        <PromotionDeadline>{deadline}</PromotionDeadline>
        <h2 className={styles.title}>{title}</h2>
        <p className={`lead ${styles.summary}`}>{summary}</p>
        <ButtonLink variant="secondary" to={`/stocks/${slug}`} aria-label={`Условия акции «${title}»`}>
          Условия акции
        </ButtonLink>
        {mark ? <p className="caption">{mark}</p> : null}
      </PictureBand>
    </article>
  );
}
