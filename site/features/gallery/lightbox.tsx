import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PhotoView } from '../../pictures/photo.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { cssVars } from '../../ui/css-vars.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Photo } from '../../ui/photo.tsx';
import css from './lightbox.module.css';

export type LightboxProps = {
  photos: readonly PhotoView[];
  start: number;
  label: string;
  onClose: () => void;
};

/** Full-screen photos in a scroll-snap strip, so swiping is native scrolling. */
export function Lightbox({ photos, start, label, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);
  /** The picture that the strip scrolls to after a key or a button; pictures on the way are not announced. */
  const scrollTarget = useRef<number | null>(null);
  const { picturesNotice } = useShell();

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    scrollToPhoto(strip.current, start, 'instant');
    if (!strip.current) return;
    return watchShown(strip.current, (shown) => {
      if (scrollTarget.current !== null && scrollTarget.current !== shown) return;
      scrollTarget.current = null;
      setIndex(shown);
    });
  }, [start]);

  function releaseTarget() {
    scrollTarget.current = null;
  }

  function show(next: number) {
    const wrapped = (next + photos.length) % photos.length;
    scrollTarget.current = wrapped;
    scrollToPhoto(strip.current, wrapped, wrapped === next ? 'auto' : 'instant');
    setIndex(wrapped);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return releaseTarget();
    event.preventDefault();
    show(index + step);
  }

  const hasMany = photos.length > 1;
  return (
    <dialog
      className={css.lightbox}
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={handleKeyDown}
      data-on-dark
    >
      <div className={css.top}>
        <p className={css.count}>
          <span role="status">{`${index + 1} из ${photos.length}`}</span>
          {picturesNotice ? ' · визуализации' : null}
        </p>
        <IconButton icon="close" label="Закрыть" className={css.button} onClick={() => dialog.current?.close()} />
      </div>
      <ul
        className={css.strip}
        ref={strip}
        aria-label="Картинки"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list needs the focus, which not every browser gives it.
        tabIndex={0}
        onPointerDown={releaseTarget}
        onWheel={releaseTarget}
      >
        {photos.map((photo, place) => (
          <li className={css.slide} key={photo.id} inert={place !== index}>
            <figure className={css.figure} style={cssVars({ '--shape': photo.width / photo.height })}>
              <Photo className={css.photo} photo={photo} sizes="hero" ratio="natural" />
              <figcaption className={css.caption}>{photo.caption ?? photo.alt}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {hasMany ? (
        <>
          <IconButton
            icon="left"
            label="Предыдущая картинка"
            className={css.previous}
            onClick={() => show(index - 1)}
          />
          <IconButton icon="right" label="Следующая картинка" className={css.next} onClick={() => show(index + 1)} />
        </>
      ) : null}
    </dialog>
  );
}

function scrollToPhoto(strip: HTMLElement | null, index: number, behavior: ScrollBehavior) {
  strip?.scrollTo({ left: index * strip.clientWidth, behavior });
}

function watchShown(strip: HTMLElement, onShown: (index: number) => void): () => void {
  // The entries of a report may be outdated when it arrives, the position is not. A closed strip has no width.
  const report = () => {
    const { scrollLeft, clientWidth } = strip;
    if (clientWidth > 0) onShown(Math.round(scrollLeft / clientWidth));
  };
  const observer = new IntersectionObserver(report, { root: strip, threshold: 0.6 });
  for (const slide of strip.children) observer.observe(slide);
  return () => observer.disconnect();
}
