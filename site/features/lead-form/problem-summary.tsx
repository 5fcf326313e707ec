import { useEffect, useRef } from 'react';
import { VISITOR_FIELD_NAMES, VISITOR_FIELDS } from '../../../model/lead/lead-fields.ts';
import css from './form-note.module.css';
import type { LeadProblems } from './lead-values.ts';

/** On top of a form that was not sent: which fields to look at. Takes the focus at every refusal. */
export function ProblemSummary({ problems, refusals }: { problems: LeadProblems; refusals: number }) {
  const summary = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal calls for attention anew
  useEffect(() => summary.current?.focus(), [refusals]);
  const fields = VISITOR_FIELD_NAMES.filter((field) => problems[field]);
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
            {VISITOR_FIELDS[field]}
          </a>
        </span>
      ))}
    </p>
  );
}
