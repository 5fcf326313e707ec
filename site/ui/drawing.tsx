import { DRAWING_ID } from '../../model/drawing-url.ts';
import type { DrawingView } from '../lib/drawing.ts';

type DrawingProps = DrawingView & { readonly className: string | undefined };

/**
 * An ornament from the content. One that follows the text is drawn as a part of the page, so that its lines take the
 * colours that hold there; gradients and the like would not come along in every browser, so the others are pictures.
 */
export function Drawing({ className, url, width, height, followsText = false }: DrawingProps) {
  if (!followsText) return <img className={className} src={url} width={width} height={height} alt="" />;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={`${url}#${DRAWING_ID}`} />
    </svg>
  );
}
