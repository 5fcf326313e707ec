import { FileLink } from '../../ui/file-link.tsx';
import type { PaperFile } from './paper-links-data.ts';

type PaperFileLinkProps = {
  file: PaperFile;
  /** Document name for screen readers, which may list links without context. */
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
