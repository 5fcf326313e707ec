import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { FlatView } from './data.ts';
import css from './flat-head.module.css';

export function FlatHead({ flat: { title, city, district, address, complex, mapUrl } }: { flat: FlatView }) {
  return (
    <Wrap className={css.head}>
      <h1>{title}</h1>
      <p className={css.place}>
        <span>
          {[city, district, address].join(', ')}
          {complex ? `. ${complex.replace(/^ЖК /, 'ЖК\u00a0')}` : ''}
        </span>
        <ArrowLink to={mapUrl} icon="external">
          Показать на карте
        </ArrowLink>
      </p>
    </Wrap>
  );
}
