import type { Content } from '../../../model/content.ts';
import type { RowSources } from './row-estimate.ts';

export function toRowSources({ calculator, packages }: Content): RowSources {
  return {
    roomsUpToM2: calculator.roomsUpToM2,
    packages: Object.fromEntries(
      packages.map(({ slug, priceRubPerM2, stages, estimate }) => [
        slug,
        {
          priceRubPerM2,
          stages: stages.map(({ title, days, works, materials }) => ({ title, days, works, materials })),
          estimate: { areaM2: estimate.areaM2, works: estimate.works, materials: estimate.materials },
        },
      ]),
    ),
  };
}
