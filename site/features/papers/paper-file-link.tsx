import { FileLink } from '../../ui/file-link.tsx';
import type { PaperFile } from './paper-links-data.ts';

type PaperFileLinkProps = {
  file: PaperFile;
  /** What is downloaded, for whoever hears a list of links. */
  title: string;
};

export function PaperFileLink({ file: { path, size }, title }: PaperFileLinkProps) {
  return (
    <FileLink path={path}>
      Скачать PDF{size ? `, ${size}` : ''}
      <span className="vh">: {title}</span>
    </FileLink>
  );
}
