import { useEffect, useRef } from 'react';
import { formatPhone } from '../../../model/format/phone.ts';
import { VISITOR_FIELD_NAMES, VISITOR_FIELDS } from '../../../model/lead/lead-fields.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/link.tsx';
import css from './form-note.module.css';
import type { FormMessage, FormView } from './form-view.ts';
import type { SubmissionState } from './lead-submission.ts';
import type { LeadProblems } from './lead-values.ts';

/** Renders the state here, because this module loads only once a form is used. */
export function drawState({ phase, problems, refusals }: SubmissionState): Partial<FormView> {
  const summary = refusals > 0 ? <ProblemSummary problems={problems} refusals={refusals} /> : null;
  return { phase, problems, summary };
}

export function drawMessage(message: FormMessage | null): Partial<FormView> {
  return {
    note: message && <FormNote message={message} />,
    isNoteAnnounced: message?.isAnnounced ?? false,
    isPaused: Boolean(message?.wait),
  };
}

function FormNote({ message: { text, next, wait, drop } }: { message: FormMessage }) {
  const { phone } = useShell();
  return (
    <p className={cx(css.message, next !== undefined && css.accepted)}>
      <span>{text}</span>{' '}
      {next ? (
        <Link to={next} look="text">
          Что дальше
        </Link>
      ) : (
        <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
      )}
      {wait ? <span aria-live="off">{` Снова отправить можно через ${wait}.`}</span> : null}
      {drop ? (
        <button type="button" className={css.drop} onClick={drop}>
          Не отправлять и удалить
        </button>
      ) : null}
    </p>
  );
}

/** Error summary above the form; takes the focus after each rejected submission. */
function ProblemSummary({ problems, refusals }: { problems: LeadProblems; refusals: number }) {
  const summary = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal calls for attention again
  useEffect(() => summary.current?.focus(), [refusals]);
  const fields = VISITOR_FIELD_NAMES.filter((field) => problems[field]);
  return (
    <p ref={summary} className={css.summary} tabIndex={-1}>
      Поправьте, пожалуйста:{' '}
      {fields.map((field, index) => (
        <span key={field}>
          <span>{index > 0 ? ', ' : ''}</span>
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
