import type { PagePayload } from '../page-contract/page.ts';
import { ChipLink } from '../ui/chip-link.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { GalleryData } from './data.ts';
import css from './gallery.module.css';
import { Part } from './part.tsx';
import { parts } from './parts.ts';

export function Page({ payload: { data } }: { payload: PagePayload<GalleryData> }) {
  return (
    <Wrap className={css.gallery}>
      <h1>Компоненты и состояния</h1>
      <nav className={css.contents} aria-label="Разделы галереи">
        {parts.map(({ id, title }) => (
          <ChipLink key={id} to={`#${id}`}>
            {title}
          </ChipLink>
        ))}
      </nav>
      {parts.map(({ id, title, Samples }) => (
        <Part key={id} id={id} title={title}>
          <Samples data={data} />
        </Part>
      ))}
    </Wrap>
  );
}
