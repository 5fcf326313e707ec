import type { PageMeta } from '../page-contract/page.ts';
import { Banner } from '../shell/layouts/default-layout.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Hero } from '../ui/hero.tsx';
import { Stamp } from '../ui/stamp.tsx';
import css from './gallery.module.css';
import { InBrowser } from './in-browser.tsx';
import { Sample } from './sample.tsx';
import type { SamplesProps } from './samples-props.ts';

/** Renders only in the browser: banners and heroes contain an `h1`, which a published page may have only once. */
export function HeadSamples({ data: { photos } }: SamplesProps) {
  const [photo] = photos;
  const subTitle = 'Подзаголовок: что это, сколько стоит и до какого числа.';
  const banners: Record<string, PageMeta> = {
    'Полоса статьи': { bannerTitle: 'Новости и статьи', bannerIsHeading: false },
    'Голова списка': { bannerTitle: 'Наши работы', bannerSubTitle: subTitle },
    'Плашка, шалфей': { bannerTitle: 'Приёмка квартиры', bannerSubTitle: subTitle, bannerTone: 'sage' },
    'Плашка, янтарь': { bannerTitle: 'Клининг в подарок', bannerSubTitle: subTitle, bannerTone: 'amber' },
    'Плашка, камень': { bannerTitle: 'Вакансии', bannerSubTitle: subTitle, bannerTone: 'stone' },
    ...(photo
      ? {
          'Со снимком': { bannerTitle: 'Квартиры в продаже', bannerSubTitle: subTitle, bannerImage: photo },
          'Со снимком, янтарь': { bannerTitle: 'Дизайн-проект', bannerTone: 'amber', bannerImage: photo },
        }
      : {}),
  };
  return (
    <InBrowser>
      {Object.entries(banners).map(([name, meta]) => (
        <Sample key={name} name={name} as="stack">
          <Banner meta={{ ...meta, showBanner: true }} />
        </Sample>
      ))}
      {photo ? (
        <Sample name="Первый экран" as="stack">
          <div className={css.frame}>
            <Hero
              photo={photo}
              title="Ремонт с ценой в договоре"
              lead="Смету считаем за 3 дня и больше не меняем."
              actions={<ButtonLink to="#heads">Посчитать мою квартиру</ButtonLink>}
              aside={<Stamp facts={[{ label: 'Срок', value: '74 дня', span: 'full', big: true }]} />}
              tag={{ label: 'Двухкомнатная, 64 м²', to: '/works' }}
            />
          </div>
        </Sample>
      ) : null}
    </InBrowser>
  );
}
