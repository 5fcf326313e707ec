import { VisuallyHidden } from '@mantine/core';
import type { CompanyStep } from '../../contract/own-company.ts';
import classes from './own-company.module.css';

type Props = {
  readonly steps: readonly CompanyStep[];
  readonly at: number;
  readonly onChoose: (step: CompanyStep) => void;
};

/** All steps by number; each can be opened at any time. */
export function StepBar({ steps, at, onChoose }: Props) {
  return (
    <nav aria-label="Шаги">
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step.key}>
            <button
              type="button"
              className={classes.step}
              data-done={step.isDone || undefined}
              aria-current={index === at ? 'step' : undefined}
              title={step.form.title}
              onClick={() => onChoose(step)}
            >
              <span aria-hidden>{index + 1}</span>
              <VisuallyHidden>
                {index + 1}. {step.form.title}
                {step.isDone ? ', готово' : ''}
              </VisuallyHidden>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
