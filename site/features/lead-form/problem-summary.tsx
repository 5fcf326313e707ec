import { useEffect, useRef } from 'react';
import css from './form-note.module.css';
import { LEAD_FIELDS } from './lead-fields.ts';
import type { LeadProblems } from './lead-values.ts';

const NAMES = { name: 'имя', phone: 'телефон', comment: 'комментарий', consent: 'согласие' } as const;

/** On top of a form that was not sent: which fields to look at. Takes the focus at every refusal. */
export function ProblemSummary({ problems, refusals }: { problems: LeadProblems; refusals: number }) {
  const summary = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal calls for attention anew
  useEffect(() => summary.current?.focus(), [refusals]);
  const fields = LEAD_FIELDS.filter((field) => problems[field]);
  return (
    <p ref={summary} className={css.summary} tabIndex={-1}>
      Поправьте, пожалуйста:{' '}
      {fields.map((field, index) => (
        <span key={field}>
          {index > 0 ? ', ' : null}
          <a
            href={`#${field}`}
            onClick={(event) => {
              event.preventDefault();
              const control = event.currentTarget.closest('form')?.elements.namedItem(field);
              if (control instanceof HTMLElement) control.focus();
            }}
          >
            {NAMES[field]}
          </a>
        </span>
      ))}
    </p>
  );
}
