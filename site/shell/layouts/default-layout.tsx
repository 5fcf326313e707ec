import type { Crumb, PageMeta } from '../../page-contract/page.ts';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import styles from './layout.module.css';
import type { LayoutProps } from './layout-props.ts';

export function DefaultLayout({ meta, crumbs, children }: LayoutProps) {
  return (
    <main className={styles.main} id="main" tabIndex={-1} data-layout="default">
      <Breadcrumbs crumbs={crumbs} />
      <Banner meta={meta} />
      {children}
    </main>
  );
}

export function Banner({ meta }: { meta: PageMeta }) {
  const { showBanner, bannerTitle, bannerSubTitle, bannerImage, bannerTone = 'plain', bannerIsHeading = true } = meta;
  if (!showBanner || bannerTitle === undefined) return null;
  const Title = bannerIsHeading ? 'h1' : 'p';
  const shape = !bannerIsHeading ? 'strip' : bannerImage ? 'split' : bannerTone === 'plain' ? 'plain' : 'tinted';
  const tone = shape === 'split' && bannerTone === 'plain' ? 'stone' : bannerTone;
  return (
    <Wrap className={styles.banner} data-banner data-shape={shape} data-tone={tone}>
      <div className={styles.body}>
        <Title>{bannerTitle}</Title>
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

const HOME: Crumb = { label: 'Главная', to: '/' };

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const trail = crumbs[0]?.to === HOME.to ? crumbs : [HOME, ...crumbs];
  const current = trail.at(-1);
  if (!current || trail.length < 2) return null;
  return (
    <nav aria-label="Хлебные крошки">
      <Wrap>
        <ol className={styles.list}>
          {trail.slice(0, -1).map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          <li>
            <span aria-current="page" title={current.label}>
              {current.label}
            </span>
          </li>
        </ol>
      </Wrap>
    </nav>
  );
}
