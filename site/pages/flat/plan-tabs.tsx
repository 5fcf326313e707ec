import type { Plan } from '../../../model/kinds/plan.ts';
import { Gallery } from '../../features/gallery/gallery.tsx';
import type { DrawingView } from '../../pictures/drawing.ts';
import { FloorPlan } from '../../ui/floor-plan/floor-plan.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { FlatView } from './data.ts';
import css from './plan-tabs.module.css';

type PlanTabsProps = { flat: Pick<FlatView, 'title' | 'plan' | 'planPicture' | 'planDrawing'> };

/** Without scripts the tab panels are stacked. */
export function PlanTabs({ flat: { title, plan, planPicture, planDrawing } }: PlanTabsProps) {
  if (plan) return <DrawnPlan plan={plan} />;
  if (planDrawing) return <PlanFile drawing={planDrawing} />;
  return <Gallery photos={planPicture} label={`План: ${title}`} wideSizes={() => PICTURE} />;
}

const PICTURE = '(min-width: 64rem) min(540px, 37vw), (min-width: 37.5rem) 52vw';

function DrawnPlan({ plan }: { plan: Plan }) {
  const sheet = (furniture: boolean) => (
    <div className={css.sheet} data-subject={furniture || undefined}>
      <FloorPlan plan={plan} furniture={furniture} className={css.drawing} />
    </div>
  );
  return (
    <Tabs
      className={css.tabs}
      label="План"
      goal="plan"
      tabs={[
        { id: 'furniture', label: 'План с\u00a0мебелью', panel: sheet(true) },
        { id: 'dimensions', label: 'С\u00a0размерами', panel: sheet(false) },
      ]}
    />
  );
}

function PlanFile({ drawing: { url, width, height } }: { drawing: DrawingView }) {
  return (
    <a className={css.sheet} href={url} target="_blank" rel="noopener" data-subject>
      <img src={url} width={width} height={height} alt="План квартиры, открыть крупно" />
    </a>
  );
}
