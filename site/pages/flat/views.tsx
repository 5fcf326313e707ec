import { Photo } from '../../ui/photo.tsx';
import type { FlatView } from './data.ts';
import { PlanTabs } from './plan-tabs.tsx';
import css from './views.module.css';

const FIRST_PHOTO = '(min-width: 64rem) min(480px, 33vw), (min-width: 37.5rem) 48vw, calc(100vw - 2rem)';

/** First photo and plan together on the first screen; the photo leads to the gallery below. */
export function Views({ flat }: { flat: FlatView }) {
  const [photo] = flat.photos;
  return (
    <div className={css.views} data-alone={photo === undefined || undefined}>
      {photo ? (
        <a className={css.photo} href="#photos" aria-label={`Все виды комнат, ${flat.photos.length}`}>
          <Photo photo={photo} sizes={FIRST_PHOTO} ratio="fill" priority />
        </a>
      ) : null}
      <PlanTabs flat={flat} />
    </div>
  );
}
