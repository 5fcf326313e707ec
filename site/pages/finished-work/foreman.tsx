import { counted, type PluralForms } from '../../../model/format/plural.ts';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import css from './foreman.module.css';
import type { ForemanView } from './foreman-data.ts';

const SHOWN_WORKS: PluralForms = ['объект', 'объекта', 'объектов'];

export function Foreman({ foreman }: { foreman: ForemanView | null }) {
  if (!foreman) return null;
  const { name, to, portrait, service, works } = foreman;
  return (
    <Wrap>
      <div className={css.foreman} data-card="">
        {portrait ? (
          <div>
            <Photo className={css.portrait} photo={portrait} sizes="thumb" ratio="4/5" />
            {portrait.caption ? <p className={css.caption}>{portrait.caption}</p> : null}
          </div>
        ) : null}
        <div className={css.words}>
          <p className="caption">Прораб на этом объекте</p>
          <p className={css.name}>
            <Link to={to} stretched>
              {name}
            </Link>
          </p>
          <p>{`В\u00a0компании ${service}, на\u00a0сайте ${counted(works, SHOWN_WORKS)}`}</p>
        </div>
      </div>
    </Wrap>
  );
}
