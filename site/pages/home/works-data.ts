import type { Content, WithSlug } from '../../../model/content.ts';
import type { Work } from '../../../model/kinds/work.ts';
import { type StageView, toStages } from '../../features/stage-slider/stage-slider-data.ts';
import type { WorkCardView } from '../../features/works/work-card-data.ts';
import { toWorkCard } from '../../features/works/work-card-data.ts';
import type { Heading } from './heading.ts';
import { heading } from './heading.ts';
import type { Pictures } from './pictures.ts';
import { shownWorks } from './shown-works.ts';

export type FeaturedWork = WorkCardView & {
  readonly lead: string;
  readonly estimateRub: number;
  readonly stages: readonly StageView[];
};

export type WorksData = Heading & {
  readonly total: number;
  readonly featured: FeaturedWork | null;
  readonly row: readonly WorkCardView[];
};

export function worksData(content: Content, pictures: Pictures): WorksData {
  const { works, home } = content;
  const { featured, row } = shownWorks(content);
  return {
    ...heading(home.works),
    total: works.length,
    featured: featured ? featuredWork(content, featured) : null,
    row: row.map((work) => toWorkCard(content, { ...work, cover: pictures.take([work.cover, ...work.gallery]) })),
  };
}

function featuredWork(content: Content, work: WithSlug<Work>): FeaturedWork {
  return {
    ...toWorkCard(content, work),
    lead: work.lead,
    estimateRub: work.estimateRub,
    stages: toStages(content, work).map(({ text, ...stage }) => stage),
  };
}
