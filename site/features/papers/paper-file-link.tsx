import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './paper-file-link.module.css';
import type { PaperFile } from './paper-links-data.ts';

type PaperFileLinkProps = {
  file: PaperFile;
  /** What is downloaded, for whoever hears a list of links. */
  title: string;
  className?: string | undefined;
};

export function PaperFileLink({ file: { path, size }, title, className }: PaperFileLinkProps) {
  return (
    <a className={cx(css.file, className)} href={path} download>
      <Icon name="download" />
      <span>
        Скачать PDF{size ? `, ${size}` : ''}
        <span className="vh">: {title}</span>
      </span>
    </a>
  );
}
