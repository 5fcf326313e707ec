import { type ReactNode, useRef } from 'react';
import { requiredPurpose } from '../../../model/lead/consent.ts';
import type { LeadAnswers } from '../../../model/lead/lead-fields.ts';
import { LEAD_LIMITS } from '../../../model/lead/lead-fields.ts';
import type { FormLeadKind } from '../../../model/lead/lead-kinds.ts';
import { FORM_LEAD_KINDS } from '../../../model/lead/lead-kinds.ts';
import type { LeadField } from '../../../model/lead/lead-schema.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { usePathname } from '../../shell/navigation/place.ts';
import { type SavedEstimate, saveEstimate, useSavedEstimate } from '../../storage/saved-estimate.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { CallWishes } from './call-wishes.tsx';
import { ConsentBox } from './consent-box.tsx';
import { useFormView } from './form-start.ts';
import styles from './lead-form.module.css';
import { PhoneField } from './phone-field.tsx';

export type LeadFormProps = {
  kind: FormLeadKind;
  subject?: string;
  /** Title and price as shown to the visitor next to the form. */
  titleShown?: string;
  priceShown?: string;
  answers?: LeadAnswers;
  button: string;
  /** Label of the comment field, for forms that do not have one by their kind. */
  comment?: string | undefined;
  compact?: boolean;
  /** Separates draft and idempotency key from the page's own form of the same kind. */
  isInDialog?: boolean;
  marketing?: boolean;
  /** Asks for the time and channel of the reply. Omit for forms that promise a call within minutes. */
  wishes?: boolean;
  question?: ReactNode;
  className?: string | undefined;
};

/** The site's only lead form: a native post without JavaScript, client-side submission with it. */
export function LeadForm(props: LeadFormProps) {
  const pathname = usePathname();
  const formId = [pathname, props.kind, props.isInDialog ? 'dialog' : (props.subject ?? '')].join(' ');
  return <LeadFormOf key={formId} {...props} formId={formId} page={pathname} />;
}

function LeadFormOf({ formId, page, ...props }: LeadFormProps & { formId: string; page: string }) {
  const { kind, button, comment, compact = false, marketing = false, wishes = true, question, className } = props;
  const form = useRef<HTMLFormElement>(null);
  const { consents, callHint } = useShell();
  const { phase, problems, summary, note, isNoteAnnounced, isPaused, callTimes, callWords } = useFormView(form, formId);
  const { sender, asks } = FORM_LEAD_KINDS[kind];
  const commentLabel = comment || (asks.includes('comment') && COMMENT);
  const counted = useSavedEstimate();
  const attached = sender === 'client' ? counted : null;
  return (
    <form
      ref={form}
      className={cx(styles.form, className)}
      data-lead-form
      data-compact={compact || undefined}
      method="post"
      action="/api/leads"
      noValidate
    >
      <HiddenFields {...props} {...(attached && withCounted(attached, props))} page={page} />
      {summary}
      <Subject form={props} attached={attached} />
      <div className={styles.fields}>
        <PhoneField strict error={problems.phone} />
        <TextInput
          label="Имя"
          name="name"
          autoComplete="name"
          placeholder="Необязательно"
          maxLength={LEAD_LIMITS.name}
          error={problems.name}
        />
        {commentLabel ? (
          <TextArea
            label={commentLabel}
            name="comment"
            rows={3}
            maxLength={LEAD_LIMITS.comment}
            error={problems.comment}
            className={styles.wide}
          />
        ) : null}
      </div>
      {question}
      {wishes && asks.includes('wishes') ? <CallWishes times={callTimes} /> : null}
      <ConsentBox name="consent" consent={consents[requiredPurpose(kind)]} required error={problems.consent} />
      {marketing ? <ConsentBox name="marketing" consent={consents.marketing} /> : null}
      <AttachedEstimate kind={kind} attached={attached} />
      {/* The live region exists from the start, so changes are announced; it is off when a toast has announced the text. */}
      <div className={styles.note} role="alert" aria-live={isNoteAnnounced ? 'off' : undefined}>
        {note}
      </div>
      <Button type="submit" full busy={phase !== 'editing'} aria-disabled={isPaused || undefined}>
        {button}
      </Button>
      {sender === 'client' ? <p className={styles.hours}>{callWords ?? callHint}</p> : null}
      <Honeypot />
    </form>
  );
}

const COMMENT = 'Комментарий';

/** Names what the lead is about, as the lead itself does. */
function Subject({ form, attached }: { form: LeadFormProps; attached: SavedEstimate | null }) {
  const { titleShown, priceShown } = (form.kind === 'calculator' && attached) || form;
  if (titleShown === undefined) return null;
  return (
    <p className={styles.subject}>
      {'О чём заявка: '}
      <b>{titleShown}</b>
      {priceShown === undefined ? null : ', '}
      <span className="nb">{priceShown}</span>
    </p>
  );
}

function AttachedEstimate({ kind, attached }: { kind: FormLeadKind; attached: SavedEstimate | null }) {
  if (!attached || kind === 'calculator') return null;
  const { titleShown, priceShown } = attached;
  return (
    <p className={styles.attached}>
      <span>{`Приложим ваш расчёт: ${titleShown}, `}</span>
      <span className="nb">{priceShown}</span>{' '}
      <button type="button" onClick={() => saveEstimate(null)}>
        Не прикладывать
      </button>
    </p>
  );
}

/** Attaches the calculation; a viewing and a form with its own subject keep their title and price. */
function withCounted({ titleShown, priceShown, answers }: SavedEstimate, form: LeadFormProps) {
  const all = { answers: { ...form.answers, ...answers } };
  const isAboutRepairs = form.subject === undefined && form.kind !== 'flat';
  return isAboutRepairs ? { titleShown, priceShown, ...all } : all;
}

type HiddenFieldsProps = Pick<LeadFormProps, 'kind' | 'subject' | 'titleShown' | 'priceShown' | 'answers'> & {
  page: string;
};

function HiddenFields({ kind, subject, titleShown, priceShown, answers, page }: HiddenFieldsProps) {
  const fields = {
    kind,
    subject,
    titleShown,
    priceShown,
    page,
    answers: answers && JSON.stringify(answers),
  } satisfies Partial<Record<LeadField, string | undefined>>;
  return (
    <>
      {Object.entries(fields).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input type="hidden" name="key" />
      <input type="hidden" name="shownAt" />
    </>
  );
}

/** Last in the form, because a dialog focuses its first field even when the field is hidden. */
function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Не заполняйте
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
