import { FloorPlan } from '../ui/floor-plan/floor-plan.tsx';
import { PlanDescription } from '../ui/floor-plan/plan-description.tsx';
import { CityMap } from '../ui/map/city-map.tsx';
import css from './gallery.module.css';
import { Sample } from './sample.tsx';
import type { SamplesProps } from './samples-props.ts';

export function PlanSamples({ data: { plan, map } }: SamplesProps) {
  return (
    <>
      {plan ? (
        <Sample name="План: с мебелью, с размерами, голый, словами" as="halves">
          <FloorPlan plan={plan} dimensions={false} />
          <FloorPlan plan={plan} furniture={false} />
          <FloorPlan plan={plan} furniture={false} labels={false} dimensions={false} />
          <PlanDescription plan={plan} />
        </Sample>
      ) : null}
      <Sample name="Карта" as="stack">
        <div className={css.frame}>
          <CityMap map={map}>
            <h3>Офис у реки</h3>
            <p className="sub">Калининград, ул. Набережная, 18</p>
          </CityMap>
        </div>
        <div className={css.frame}>
          <CityMap map={undefined}>
            <h3>Карты у компании нет</h3>
            <p className="sub">Остаётся карточка с адресом</p>
          </CityMap>
        </div>
      </Sample>
    </>
  );
}
