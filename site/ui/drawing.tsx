import { DRAWING_ID } from '../../model/drawing/drawing-url.ts';
import type { DrawingView } from '../pictures/drawing.ts';

type DrawingProps = DrawingView & {
  readonly className: string | undefined;
  /** Fills its place and loses its edges, instead of being seen whole. */
  readonly fills?: boolean;
};

/**
 * An ornament from the content. One that follows the text is drawn as a part of the page, so that its lines take the
 * colours that hold there; gradients and the like would not come along in every browser, so the others are pictures.
 */
export function Drawing({ className, url, width, height, followsText = false, fills }: DrawingProps) {
  if (!followsText) return <img className={className} src={url} width={width} height={height} alt="" />;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fills ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
    >
      <use href={`${url}#${DRAWING_ID}`} />
    </svg>
  );
}
