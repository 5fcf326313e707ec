import { FALLBACK_WIDTHS, mediaUrl, type PhotoView, rungs, srcSet } from '../pictures/photo.ts';
import { cssVars } from './css-vars.ts';
import { cx } from './cx.ts';
import css from './photo.module.css';
import { type PhotoSizes, sizesOf } from './photo-sizes.ts';

export type PhotoProps = {
  photo: PhotoView;
  /** Its place in the grid, which decides how many pixels the browser fetches. */
  sizes?: PhotoSizes;
  /** `3/2` by default; `natural` is the picture's own, `fill` takes the height of the parent. */
  ratio?: `${number}/${number}` | 'natural' | 'fill';
  /** The largest picture of the first screen: fetched at once and first. */
  priority?: boolean;
  /** Repeats what is already said: the alternative text is empty. */
  decorative?: boolean;
  /** What the page is about: a card's picture becomes this one. */
  subject?: boolean;
  className?: string | undefined;
};

/** The only image of the site. */
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
  const [fallback = width] = rungs(FALLBACK_WIDTHS, width);
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
