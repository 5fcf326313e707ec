import type { ReactNode } from 'react';
import { FORM_LEAD_KINDS } from '../../../model/lead/lead-kinds.ts';
import { type NextStep, useShell } from '../../shell/facts/shell.ts';
import { FormCard } from '../../ui/form-card.tsx';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './form-band.module.css';
import { LeadForm, type LeadFormProps } from './lead-form.tsx';

type FormBandProps = Omit<LeadFormProps, 'className' | 'compact'> & {
  title: string;
  lead: string;
  cardTitle: string;
  cardNote: string;
  /** What follows this lead; by default what follows leads of its kind. */
  steps?: readonly NextStep[] | undefined;
  children?: ReactNode;
};

export function FormBand({ title, lead, cardTitle, cardNote, steps, children, ...form }: FormBandProps) {
  const { afterLead, messengers } = useShell();
  const [messenger] = messengers;
  const { visit } = FORM_LEAD_KINDS[form.kind];
  const next = steps ?? (visit && afterLead[visit]);
  return (
    <Section tone="sage" id="form">
      <div className={styles.band}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p className={styles.lead}>{lead}</p>
          {children ?? (next && <NextSteps steps={next} />)}
          {messenger ? (
            <p className={styles.other}>
              Не любите звонки?{' '}
              <Link to={messenger.url} look="text">
                {messenger.label}
              </Link>
            </p>
          ) : null}
        </div>
        <FormCard flat as="h3" title={cardTitle} lead={cardNote} className={styles.card}>
          <LeadForm {...form} />
        </FormCard>
      </div>
    </Section>
  );
}

/** Fills the column next to the form; on phones the page of thanks says it. */
function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ when, title }) => (
        <li key={when} className={styles.step}>
          <span className={styles.when}>{when}</span> {title}
        </li>
      ))}
    </ol>
  );
}
