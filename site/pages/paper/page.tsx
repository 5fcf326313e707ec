import { formatDate } from '../../../model/format/date.ts';
import { typograph } from '../../../model/format/typograph.ts';
import { PaperFileLink } from '../../features/papers/paper-file-link.tsx';
import { PaperLinks } from '../../features/papers/paper-links.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { Note } from '../../ui/note.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { ChecklistSheet } from './checklist-sheet.tsx';
import type { PaperData } from './data.ts';
import css from './page.module.css';

export function Page({ payload: { data } }: { payload: PagePayload<PaperData> }) {
  const { title, shortTitle, summary, note, editedOn, body, file, checklist, roughNote, others } = data;
  return (
    <>
      <Wrap className={css.paper}>
        <div className={css.head}>
          <h1 className={css.title}>{title}</h1>
          <p className="sub">{typograph(`Редакция от ${formatDate(editedOn)}`)}</p>
          <p className={`lead ${css.lead}`}>{summary}</p>
          <PaperFileLink file={file} title={shortTitle} />
          {note ? (
            <Note tone="warn" className={css.note}>
              {note}
            </Note>
          ) : null}
        </div>
        <RichText text={body} />
        {checklist.points > 0 ? <ChecklistSheet checklist={checklist} roughNote={roughNote} /> : null}
      </Wrap>
      {others.length > 0 ? (
        <Section className={css.others}>
          <SectionHead title="Ещё можно прочитать" />
          <PaperLinks papers={others} />
        </Section>
      ) : null}
    </>
  );
}
