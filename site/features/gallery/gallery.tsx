import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { withStyles } from '../../first-view/full-stylesheet.ts';
import type { PhotoView } from '../../pictures/photo.ts';
import css from './gallery.module.css';
import type { GalleryPhotoView } from './gallery-data.ts';
import { GalleryPhoto, type GalleryPhotoProps } from './gallery-photo.tsx';
import type { LightboxProps } from './lightbox.tsx';

type GalleryProps = {
  photos: readonly GalleryPhotoView[];
  label: string;
  wideSizes?: GalleryPhotoProps['wideSizes'];
  /** Pictures that the page shows elsewhere; the lightbox continues with them. */
  others?: readonly PhotoView[];
};

/** A click on a photo opens the lightbox; without scripts the link leads to the image file. */
export function Gallery({ photos, label, wideSizes, others = [] }: GalleryProps) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const opener = useRef<HTMLAnchorElement>(null);

  async function handleOpen(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    opener.current = link;
    try {
      const loaded = await loadLightbox();
      setLightbox(() => loaded);
      setOpenIndex(index);
    } catch {
      location.assign(link.href);
    }
  }

  function handleClose() {
    setOpenIndex(null);
    opener.current?.focus();
  }

  return (
    <>
      <ul className={css.gallery} aria-label={label} data-settle>
        {photos.map((photo, index) => (
          <GalleryPhoto
            key={photo.id}
            photo={photo}
            wideSizes={wideSizes}
            onOpen={(event) => void handleOpen(event, index)}
            onIntent={preload}
          />
        ))}
      </ul>
      {Lightbox && openIndex !== null ? (
        <Lightbox photos={[...photos, ...others]} start={openIndex} label={label} onClose={handleClose} />
      ) : null}
    </>
  );
}

async function loadLightbox(): Promise<ComponentType<LightboxProps>> {
  return (await withStyles(import('./lightbox.tsx'))).Lightbox;
}

function preload() {
  loadLightbox().catch(() => {});
}
