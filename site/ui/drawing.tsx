import { DRAWING_ID } from '../../model/drawing/drawing-url.ts';
import type { DrawingView } from '../pictures/drawing.ts';

type DrawingProps = DrawingView & {
  readonly className: string | undefined;
  readonly fills?: boolean;
};

/**
 * Decorative drawing. `followsText` embeds the SVG with `use`, so that it inherits text colours. Other drawings are
 * images, since gradients fail inside `use` in some browsers.
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
