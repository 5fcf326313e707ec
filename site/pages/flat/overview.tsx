import { Wrap } from '../../ui/wrap.tsx';
import type { FlatView } from './data.ts';
import { FlatFacts } from './flat-facts.tsx';
import { Offer } from './offer.tsx';
import css from './overview.module.css';
import { PlanTabs } from './plan-tabs.tsx';

type OverviewProps = { flat: FlatView; hasSimilar: boolean };

/** The plan first; beside it what it costs and what to do. */
export function Overview({ flat, hasSimilar }: OverviewProps) {
  return (
    <Wrap className={css.overview}>
      <div className={css.plan}>
        <PlanTabs flat={flat} />
        <FlatFacts flat={flat} />
      </div>
      <aside className={css.offer} aria-label="Цена и просмотр">
        <Offer flat={flat} hasSimilar={hasSimilar} />
      </aside>
    </Wrap>
  );
}
