import { counted, type PluralForms } from '../../../model/format/plural.ts';
import { DeadlinesLine } from '../../features/deadlines/deadlines-line.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { SHOWN, ShortList } from '../../ui/short-list.tsx';
import css from './commitments.module.css';
import type { AboutData } from './data.ts';

type CommitmentsProps = Pick<AboutData, 'commitments' | 'deadlines'> & { lead: string | undefined };

const COMMITMENTS: PluralForms = ['обещание', 'обещания', 'обещаний'];

export function Commitments({ lead, commitments, deadlines }: CommitmentsProps) {
  if (commitments.length === 0) return null;
  return (
    <Section tone="paper">
      <SectionHead title={'Что обещаем и\u00a0сколько платим, если нарушим'} lead={lead} />
      <ShortList count={commitments.length} more={`Ещё ${counted(commitments.length - SHOWN, COMMITMENTS)}`}>
        <ol className={css.list}>
          {commitments.map(({ title, text, pays }) => (
            <li className={css.row} key={title}>
              <h3 className={css.title}>{title}</h3>
              <p className={css.text}>{text}</p>
              <p className={css.pays}>
                <span className={css.label}>Если нарушим</span> {pays}
              </p>
            </li>
          ))}
        </ol>
      </ShortList>
      <DeadlinesLine text={deadlines} />
    </Section>
  );
}
