import type { Pages } from '../../../model/kinds/pages.ts';
import { type CalculatorView, toCalculator } from '../../features/calculator/calculator-data.ts';
import { type EstimateFacts, estimateFacts } from '../../features/calculator/estimate-facts-data.ts';
import type { Samples } from '../../features/calculator/estimate-stage.tsx';
import { type PlanForSize, plansBySize } from '../../features/calculator/plans-by-size.ts';
import type { RowSources } from '../../features/calculator/row-estimate.ts';
import { toRowSources } from '../../features/calculator/row-sources-data.ts';
import { toSamples } from '../../features/calculator/samples-data.ts';
import { nearestFreeDay } from '../../features/underway/underway-data.ts';
import { documentTitle } from '../../head/head-texts.ts';
import type { PageSource } from '../../page-contract/page.ts';

export type EstimateData = Pick<Pages['estimate'], 'title' | 'lead' | 'form'> & {
  readonly brand: string;
  readonly city: string;
  readonly utcOffsetHours: number;
  readonly prices: CalculatorView;
  readonly plans: readonly PlanForSize[];
  readonly sources: RowSources;
  readonly samples: Samples;
  readonly facts: Pick<EstimateFacts, 'forkReasons' | 'packages'>;
  /** Date on which a brigade can start; `null` when unknown. */
  readonly freeOn: string | null;
};

export const source: PageSource<EstimateData> = {
  data(content) {
    const { title, lead, form } = content.pages.estimate;
    const { brand, city, utcOffsetHours } = content.company;
    const { forkReasons, packages } = estimateFacts(content);
    return {
      title: documentTitle(title, brand),
      description: lead,
      noindex: true,
      data: {
        title,
        lead,
        form,
        brand,
        city,
        utcOffsetHours,
        prices: toCalculator(content),
        plans: plansBySize(content),
        sources: toRowSources(content),
        samples: toSamples(content, content.packages),
        facts: { forkReasons, packages },
        freeOn: nearestFreeDay(content),
      },
    };
  },
};
