import type { Plan } from '../../../model/kinds/plan.ts';
import { Gallery } from '../../features/gallery/gallery.tsx';
import type { DrawingView } from '../../pictures/drawing.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { FloorPlan } from '../../ui/floor-plan/floor-plan.tsx';
import { PlanDescription } from '../../ui/floor-plan/plan-description.tsx';
import { PhotoFigure } from '../../ui/photo-figure.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { FlatView } from './data.ts';
import css from './plan-tabs.module.css';

type PlanTabsProps = { flat: Pick<FlatView, 'title' | 'plan' | 'planPicture' | 'planDrawing' | 'photos'> };

/** Without scripts the tab panels are stacked and the photo is left to the gallery below. */
export function PlanTabs({ flat: { title, plan, planPicture, planDrawing, photos } }: PlanTabsProps) {
  const [photo] = photos;
  return (
    <Tabs
      label="План и комнаты"
      goal="plan"
      tabs={[
        ...(plan ? drawnPlan(plan) : []),
        ...(planPicture.length > 0
          ? [{ id: 'plan', label: 'План', panel: <Gallery photos={planPicture} label={`План: ${title}`} /> }]
          : []),
        ...(planDrawing
          ? [{ id: 'drawing', label: 'План', panel: <PlanFile drawing={planDrawing} isSubject={!plan} /> }]
          : []),
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

function drawnPlan(plan: Plan) {
  return [
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
  ];
}

function PlanFile({ drawing: { url, width, height }, isSubject }: { drawing: DrawingView; isSubject: boolean }) {
  return (
    <a className={css.sheet} href={url} target="_blank" rel="noopener" data-subject={isSubject || undefined}>
      <img src={url} width={width} height={height} alt="План квартиры, открыть крупно" />
    </a>
  );
}
