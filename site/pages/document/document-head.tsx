import { formatDate } from '../../../model/format/date.ts';
import { CookieSettings } from '../../features/cookie-notice/cookie-settings.tsx';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import type { DocumentData, VersionEntry } from './data.ts';
import css from './document-head.module.css';

export function DocumentHead({ document }: { document: DocumentData }) {
  const { kind, title, summary, lawyerNote, versions, currentPath } = document;
  const shown = versions.find(({ isShown }) => isShown);
  return (
    <div className={css.head}>
      <h1 className={css.title}>{title}</h1>
      {shown ? <p className="sub">{inForce(shown)}</p> : null}
      <p className={`lead ${css.lead}`}>{summary}</p>
      {shown?.until ? (
        <Note tone="warn" className={css.note}>
          Это прежняя редакция.{' '}
          <Link to={currentPath} look="text">
            Читать нынешнюю
          </Link>
        </Note>
      ) : null}
      {lawyerNote ? (
        <Note tone="warn" className={css.note}>
          {lawyerNote}
        </Note>
      ) : null}
      {kind === 'cookies' ? <CookieSettings /> : null}
    </div>
  );
}

function inForce({ from, until }: VersionEntry): string {
  return until
    ? `Действовала с\u00a0${formatDate(from)} по\u00a0${formatDate(until)}`
    : `Действует с\u00a0${formatDate(from)}`;
}
