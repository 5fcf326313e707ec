import type { PhotoView } from '../../lib/photo.ts';
import { Photo } from '../../ui/photo.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import css from './wide-photo.module.css';

type WidePhotoProps = {
  photo: PhotoView;
  /** Said of all pictures of the page: «снимки нарисованы». */
  notice?: string | undefined;
};

export function WidePhoto({ photo, notice }: WidePhotoProps) {
  return (
    <figure>
      <Photo className={css.photo} photo={photo} sizes="hero" priority subject />
      {photo.caption || notice ? (
        <figcaption>
          <Wrap className={css.caption}>
            {photo.caption ? <span>{photo.caption}</span> : null}
            {notice ? <span className={css.notice}>{notice}</span> : null}
          </Wrap>
        </figcaption>
      ) : null}
    </figure>
  );
}
