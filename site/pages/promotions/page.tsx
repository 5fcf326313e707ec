import { FormBand } from '../../features/lead-form/form-band.tsx';
import { PromotionGrid } from '../../features/promotions/promotion-grid.tsx';
import type { PagePayload } from '../../lib/page.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { PromotionsData } from './data.ts';
import { FeaturedPromotion } from './featured-promotion.tsx';
import { NoPromotions } from './no-promotions.tsx';
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
      <FormBand kind="promotion" {...form} />
    </>
  );
}
