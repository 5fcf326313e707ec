import { Note } from '../../ui/note.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { WorkData } from './data.ts';
import { stampFacts } from './work-facts.ts';
import css from './work-head.module.css';

export function WorkHead({ work }: { work: WorkData }) {
  return (
    <Wrap className={css.head}>
      <div className={css.words}>
        <h1>{work.title}</h1>
        <p className="lead">{work.lead}</p>
        {work.differenceNote ? <Note className={css.note}>{work.differenceNote}</Note> : null}
      </div>
      <Stamp className={css.stamp} facts={stampFacts(work.facts)} />
    </Wrap>
  );
}
