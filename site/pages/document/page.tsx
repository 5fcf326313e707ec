import { formatDate } from '../../../model/format/date.ts';
import { CookieSettings } from '../../features/cookie-notice/cookie-settings.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { Contents } from '../../ui/contents.tsx';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { PhotoFigure } from '../../ui/photo-figure.tsx';
import reading from '../../ui/reading.module.css';
import { RichText } from '../../ui/rich-text.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { DocumentData, VersionEntry } from './data.ts';
import { HISTORY } from './history.ts';
import css from './page.module.css';

export function Page({ payload: { data } }: { payload: PagePayload<DocumentData> }) {
  return (
    <Wrap className={reading.page}>
      <DocumentHead document={data} />
      <Contents entries={data.contents} label="Содержание документа" />
      <div className={reading.text}>
        <DocumentText document={data} />
        <Versions versions={data.versions} />
      </div>
    </Wrap>
  );
}

function DocumentHead({ document }: { document: DocumentData }) {
  const { kind, title, summary, lawyerNote, versions, currentPath } = document;
  const shown = versions.find(({ isShown }) => isShown);
  return (
    <div className={reading.head}>
      <h1 className={reading.title}>{title}</h1>
      {shown ? <p className="sub">{inForce(shown)}</p> : null}
      <p className={`lead ${reading.lead}`}>{summary}</p>
      {shown?.until ? (
        <Note tone="warn" className={reading.note}>
          Это прежняя редакция.{' '}
          <Link to={currentPath} look="text">
            Читать нынешнюю
          </Link>
        </Note>
      ) : null}
      {lawyerNote ? (
        <Note tone="warn" className={reading.note}>
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

function DocumentText({ document }: { document: DocumentData }) {
  const { body, photos } = document;
  return (
    <RichText
      text={body}
      renderPhoto={({ file }) => photos[file] && <PhotoFigure photo={photos[file]} sizes="feature" />}
    />
  );
}

/** Lists all published versions, because a visitor may have consented to any of them. */
function Versions({ versions }: { versions: readonly VersionEntry[] }) {
  return (
    <section className={css.history} aria-labelledby={HISTORY.id}>
      <h2 id={HISTORY.id}>{HISTORY.title}</h2>
      <ol className={css.list}>
        {versions.map(({ to, from, until, isShown, changes }) => (
          <li key={to} className={css.version}>
            <Link look="text" to={to} aria-current={isShown ? 'page' : undefined}>
              Редакция от <time dateTime={from}>{formatDate(from)}</time>
            </Link>
            <p className={css.term}>{until ? `действовала по ${formatDate(until)}` : 'действует сейчас'}</p>
            {changes.length > 0 ? (
              <ul className={css.changes}>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
