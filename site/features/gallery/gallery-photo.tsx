import type { MouseEvent } from 'react';
import { WEBP_WIDTHS } from '../../../model/photo/photo-widths.ts';
import { mediaUrl, type PhotoView, rungs } from '../../pictures/photo.ts';
import { cssVars } from '../../ui/css-vars.ts';
import { Icon } from '../../ui/icon.tsx';
import { Photo } from '../../ui/photo.tsx';
import { columns } from '../../ui/photo-sizes.ts';
import css from './gallery.module.css';
import type { GalleryPhotoView } from './gallery-data.ts';

/** Wider than the half-width slot, because the photo is cropped to a tall shape. */
const HALF_ON_PHONE = '62vw';

export type GalleryPhotoProps = {
  photo: GalleryPhotoView;
  /** Sizes by columns of twelve on wide screens, for a gallery narrower than the page. */
  wideSizes?: ((span: number) => `(min-width: ${string}`) | undefined;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  onIntent: () => void;
};

export function GalleryPhoto({ photo, wideSizes, onOpen, onIntent }: GalleryPhotoProps) {
  const { span, isHalfOnPhone, isInTriple } = photo.place;
  // A crop of fewer than four columns is tall, so it needs the pixels of four.
  const wide = Math.max(4, span);
  const sizes = columns(wide, isHalfOnPhone ? HALF_ON_PHONE : undefined);
  return (
    <li
      className={css.item}
      style={cssVars({ '--span': span })}
      data-half={isHalfOnPhone || undefined}
      data-triple={isInTriple || undefined}
    >
      <figure className={css.figure}>
        <a
          className={css.link}
          href={largestPicture(photo)}
          onClick={onOpen}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          aria-label={photo.alt === '' ? 'Картинка крупно' : undefined}
        >
          <Photo className={css.photo} photo={photo} sizes={wideSizes ? `${wideSizes(wide)}, ${sizes}` : sizes} />
          <Icon className={css.mark} name="expand" />
        </a>
        {photo.caption ? <figcaption className={css.caption}>{photo.caption}</figcaption> : null}
      </figure>
    </li>
  );
}

/** Returns WebP: visitors without scripts often have old browsers without newer formats. */
function largestPicture({ id, width }: PhotoView): string {
  return mediaUrl(id, rungs(WEBP_WIDTHS, width).at(-1) ?? width, 'webp');
}
