import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/link.tsx';
import strip from '../../ui/strip.module.css';
import { PaperFileLink } from './paper-file-link.tsx';
import css from './paper-links.module.css';
import type { PaperLink } from './paper-links-data.ts';

export function PaperLinks({ papers }: { papers: readonly PaperLink[] }) {
  return (
    <ul className={cx(css.papers, strip.strip)} data-strip>
      {papers.map(({ shortTitle, summary, to, file }) => (
        <li className={css.paper} key={to}>
          <h3 className={css.title}>
            <Link to={to} look="text">
              {shortTitle}
            </Link>
          </h3>
          <p className={css.summary}>{summary}</p>
          <PaperFileLink file={file} title={shortTitle} />
        </li>
      ))}
    </ul>
  );
}
