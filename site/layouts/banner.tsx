import type { PageMeta } from '../lib/page.ts';
import { Photo } from '../ui/photo.tsx';
import { Wrap } from '../ui/wrap.tsx';
import styles from './banner.module.css';

/** Head of a page from its meta: a strip, the head of a list, a tinted row or a split with a photograph. */
export function Banner({ meta }: { meta: PageMeta }) {
  const { showBanner, bannerTitle, bannerSubTitle, bannerImage, bannerTone = 'plain', bannerIsHeading = true } = meta;
  if (!showBanner || bannerTitle === undefined) return null;
  const Title = bannerIsHeading ? 'h1' : 'p';
  const shape = !bannerIsHeading ? 'strip' : bannerImage ? 'split' : bannerTone === 'plain' ? 'plain' : 'tinted';
  const tone = shape === 'split' && bannerTone === 'plain' ? 'stone' : bannerTone;
  return (
    <Wrap className={styles.banner} data-banner data-shape={shape} data-tone={tone}>
      <div className={styles.body}>
        <Title className={styles.title}>{bannerTitle}</Title>
        {bannerSubTitle ? <p className={styles.lead}>{bannerSubTitle}</p> : null}
      </div>
      {bannerImage && shape === 'split' ? (
        <div className={styles.image}>
          <Photo photo={bannerImage} sizes="half" ratio="fill" priority />
        </div>
      ) : null}
    </Wrap>
  );
}
