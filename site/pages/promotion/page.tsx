import { typograph } from '../../../model/format/typograph.ts';
import type { Promotion } from '../../../model/kinds/promotion.ts';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PromotionCardView } from '../../features/promotions/promotion-card-data.ts';
import { PromotionGrid } from '../../features/promotions/promotion-grid.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import type { PromotionData } from './data.ts';
import styles from './page.module.css';
import { Terms } from './terms.tsx';
import { WhoAndWhat } from './who-and-what.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<PromotionData> }) {
  const { slug, title, state, period, form } = data;
  const isOpen = state !== 'ended';
  return (
    <>
      {isOpen ? null : <Ended period={period} hasOthers={data.others.length > 0} />}
      <Facts facts={data.facts} button={isOpen ? form.button : null} />
      <WhoAndWhat {...data} />
      <Terms {...data} />
      <OtherPromotions promotions={data.others} />
      {isOpen ? (
        <FormBand
          kind="promotion"
          marketing
          subject={slug}
          titleShown={title}
          title={form.title}
          lead={form.note}
          cardTitle={title}
          cardNote={`Срок акции: ${period}.`}
          button={form.button}
          comment={data.ask}
        />
      ) : null}
    </>
  );
}

function OtherPromotions({ promotions }: { promotions: readonly PromotionCardView[] }) {
  if (promotions.length === 0) return null;
  return (
    <Section>
      <SectionHead title="Другие акции" link={{ label: 'Все акции', to: '/stocks' }} />
      <PromotionGrid promotions={promotions} />
    </Section>
  );
}

type EndedProps = { period: string; hasOthers: boolean };

/** Replaces the form of an ended promotion and links to current offers. */
function Ended({ period, hasOthers }: EndedProps) {
  return (
    <Section spacing="tight">
      <Note tone="warn">
        <p>
          <b>Акция завершена.</b>{' '}
          {typograph(`Она действовала ${period}. Условия ниже — для договоров, которые подписали в эти дни.`)}
        </p>
        <p>
          <Link look="text" to={hasOthers ? '/stocks' : '/remont'}>
            {hasOthers ? 'Какие акции есть сейчас' : 'Пакеты и цены'}
          </Link>
        </p>
      </Note>
    </Section>
  );
}

type FactsProps = { facts: Promotion['facts']; button: string | null };

function Facts({ facts, button }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <Section spacing="tight">
      <Stamp
        columns={facts.length === 4 ? 4 : facts.length === 3 ? 3 : 2}
        facts={facts.map((fact) => ({ ...fact, big: fact.value.length <= ONE_LINE }))}
      />
      {button ? (
        <ButtonLink className={styles.button} to="#form">
          {button}
        </ButtonLink>
      ) : null}
    </Section>
  );
}

/** Maximum number of characters of a figure in large type; longer ones would wrap. */
const ONE_LINE = 14;
