import { formatPhone } from '../../../model/format/phone.ts';
import { pageCodeUrl } from '../../page-contract/page-code-url.ts';
import { useShell } from '../../shell/facts/shell.ts';
import css from './print-foot.module.css';

/** Last lines of the printed sheet: the phone and the way back to the page. */
export function PrintFoot({ slug }: { slug: string }) {
  const { brand, phone, hoursText, office } = useShell();
  return (
    <div className={css.foot}>
      <img src={pageCodeUrl(`/sales/${slug}`)} width={128} height={128} alt="" loading="lazy" />
      <p>
        <b>{formatPhone(phone)}</b>
        {hoursText}
        <br />
        {`${brand}, ${office.address}`}
        <br />
        Наведите камеру на код: откроется страница квартиры
      </p>
    </div>
  );
}
