import type { ReactNode } from 'react';
import type { PhotoView } from '../pictures/photo.ts';
import { Photo } from './photo.tsx';
import css from './picture-band.module.css';

type PictureBandProps = { photo: PhotoView; priority?: boolean; children: ReactNode };

export function PictureBand({ photo, priority = false, children }: PictureBandProps) {
  return (
    <div className={css.band}>
      <div className={css.words}>{children}</div>
      <div className={css.picture}>
        <Photo className={css.photo} photo={photo} sizes="half" ratio="fill" priority={priority} />
      </div>
    </div>
  );
}
