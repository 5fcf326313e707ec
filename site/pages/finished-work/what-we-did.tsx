import { Checklist } from '../../ui/checklist.tsx';
import { FloorPlan } from '../../ui/floor-plan/floor-plan.tsx';
import { PlanDescription } from '../../ui/floor-plan/plan-description.tsx';
import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/section.tsx';
import type { WorkData } from './data.ts';
import css from './what-we-did.module.css';

export function WhatWeDid({ story, done, plan }: Pick<WorkData, 'story' | 'done' | 'plan'>) {
  return (
    <Section spacing="tight">
      <div className={grid.two}>
        <div>
          <h2 className={css.title}>Что сделали</h2>
          <div className={css.story}>
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {plan ? <Checklist className={css.done} items={done} /> : null}
        </div>
        {plan ? (
          <div>
            <h2 className={css.title}>План после</h2>
            <FloorPlan className={css.plan} plan={plan} />
            <PlanDescription className={css.rooms} plan={plan} hidden={plan.rooms.length === 1} />
          </div>
        ) : (
          <Checklist className={css.aside} items={done} />
        )}
      </div>
    </Section>
  );
}
