import { PhotoFigure } from '../../ui/photo-figure.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { DocumentData } from './data.ts';

export function DocumentText({ document }: { document: DocumentData }) {
  const { body, photos } = document;
  return (
    <RichText
      text={body}
      renderPhoto={({ file }) => photos[file] && <PhotoFigure photo={photos[file]} sizes="feature" />}
    />
  );
}
