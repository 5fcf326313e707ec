import { counted, FLATS } from '../../../model/format/plural.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { SellingData } from './data.ts';
import css from './selling-head.module.css';

type SellingHeadProps = Pick<SellingData, 'title' | 'lead' | 'photo' | 'onSale'>;

export function SellingHead({ title, lead, photo, onSale }: SellingHeadProps) {
  return (
    <Wrap className={css.head}>
      <div className={css.words}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className={css.ways}>
          <ButtonLink to="/sales">
            {onSale > 0 ? `Смотреть ${counted(onSale, FLATS_SEEN)}` : 'Квартиры в\u00a0продаже'}
          </ButtonLink>
          <ButtonLink to="#form" variant="secondary">
            Сообщить о{'\u00a0'}новой
          </ButtonLink>
        </div>
      </div>
      <Photo className={css.photo} photo={photo} sizes="half" ratio="4/3" priority />
    </Wrap>
  );
}

/** «Смотреть 21 квартиру». */
const FLATS_SEEN = ['квартиру', FLATS[1], FLATS[2]] as const;
