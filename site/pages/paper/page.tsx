import { formatDate } from '../../../model/format/date.ts';
import { typograph } from '../../../model/format/typograph.ts';
import { PaperFileLink } from '../../features/papers/paper-file-link.tsx';
import { PaperLinks } from '../../features/papers/paper-links.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { Contents } from '../../ui/contents.tsx';
import { cx } from '../../ui/cx.ts';
import { Note } from '../../ui/note.tsx';
import reading from '../../ui/reading.module.css';
import { RichText } from '../../ui/rich-text.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { ChecklistSheet } from './checklist-sheet.tsx';
import type { PaperData } from './data.ts';
import css from './page.module.css';

export function Page({ payload: { data } }: { payload: PagePayload<PaperData> }) {
  const { title, shortTitle, summary, note, editedOn, body, contents, file, checklist, roughNote, others } = data;
  const hasChecklist = checklist.points > 0;
  return (
    <>
      <Wrap className={reading.page}>
        <div className={reading.head}>
          <h1 className={reading.title}>{title}</h1>
          <p className="sub">{typograph(`Редакция от ${formatDate(editedOn)}`)}</p>
          <p className={`lead ${reading.lead}`}>{summary}</p>
          <PaperFileLink file={file} title={shortTitle} />
          {note ? (
            <Note tone="warn" className={reading.note}>
              {note}
            </Note>
          ) : null}
        </div>
        <Contents entries={contents} label="Содержание документа" />
        <div className={cx(reading.text, hasChecklist && reading.wide)}>
          <RichText text={body} />
          {hasChecklist ? <ChecklistSheet checklist={checklist} roughNote={roughNote} /> : null}
        </div>
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
