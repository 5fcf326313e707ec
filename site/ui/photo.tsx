import { WEBP_WIDTHS } from '../../model/photo/photo-widths.ts';
import { mediaUrl, type PhotoView, rungs, srcSet } from '../pictures/photo.ts';
import { cssVars } from './css-vars.ts';
import { cx } from './cx.ts';
import css from './photo.module.css';
import { type PhotoSizes, sizesOf } from './photo-sizes.ts';

export type PhotoProps = {
  photo: PhotoView;
  sizes?: PhotoSizes;
  /** `natural` keeps the picture's ratio, `fill` takes the parent's height. */
  ratio?: `${number}/${number}` | 'natural' | 'fill';
  /** Set for the largest picture of the first screen, to load it first. */
  priority?: boolean;
  /** Empties the alternative text, for pictures that repeat adjacent text. */
  decorative?: boolean;
  /** Main picture of the page, the target of the card transition. */
  subject?: boolean;
  className?: string | undefined;
};

export function Photo({
  photo,
  sizes = 'third',
  ratio = '3/2',
  priority = false,
  decorative = false,
  subject = false,
  className,
}: PhotoProps) {
  const { id, width, height, color, focus } = photo;
  const [fallback = width] = rungs(WEBP_WIDTHS, width);
  const box = cssVars({
    '--c': color,
    '--ar': ratio === 'natural' ? `${width}/${height}` : ratio === 'fill' ? undefined : ratio,
    '--focus': focus,
  });
  return (
    <div
      className={cx(css.box, ratio === 'fill' && css.fill, photo.isRendering && 'rendering', className)}
      style={box}
      data-photo
      data-subject={subject || undefined}
    >
      <picture>
        <source type="image/avif" srcSet={srcSet(photo)} sizes={sizesOf(sizes)} />
        <img
          className={css.image}
          src={mediaUrl(id, fallback, 'webp')}
          width={width}
          height={height}
          alt={decorative ? '' : photo.alt}
          decoding="async"
          {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </picture>
    </div>
  );
}
