import { ArrowLink } from '../../ui/arrow-link.tsx';
import { FloorPlan } from '../../ui/floor-plan/floor-plan.tsx';
import { PlanDescription } from '../../ui/floor-plan/plan-description.tsx';
import { PhotoFigure } from '../../ui/photo-figure.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { FlatView } from './data.ts';
import css from './plan-tabs.module.css';

/** Without a script the drawings lie one under another; the picture is then left to the gallery below. */
export function PlanTabs({ flat: { plan, photos } }: { flat: Pick<FlatView, 'plan' | 'photos'> }) {
  const [photo] = photos;
  return (
    <Tabs
      label="План и комнаты"
      tabs={[
        {
          id: 'furniture',
          label: 'План с\u00a0мебелью',
          panel: (
            <>
              <div className={css.sheet} data-subject>
                <FloorPlan plan={plan} className={css.drawing} />
              </div>
              <PlanDescription plan={plan} className={css.named} />
            </>
          ),
        },
        {
          id: 'dimensions',
          label: 'С\u00a0размерами',
          panel: (
            <>
              <div className={css.sheet}>
                <FloorPlan plan={plan} furniture={false} className={css.drawing} />
              </div>
              <PlanDescription plan={plan} className={css.rooms} />
            </>
          ),
        },
        ...(photo
          ? [
              {
                id: 'photo',
                label: 'Комнаты',
                panel: (
                  <>
                    <div className={css.photo}>
                      <PhotoFigure photo={photo} sizes="feature" ratio="4/3" />
                    </div>
                    <ArrowLink to="#photos" icon="down">
                      {photos.length > 1 ? `Все виды комнат, ${photos.length}` : 'Крупнее'}
                    </ArrowLink>
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
