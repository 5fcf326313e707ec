import { formatRub } from '../../../model/format/money.ts';
import { typograph } from '../../../model/format/typograph.ts';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../lib/page.ts';
import type { FlatData } from './data.ts';
import { FlatHead } from './flat-head.tsx';
import { Inside } from './inside.tsx';
import { Overview } from './overview.tsx';
import { Photos } from './photos.tsx';
import { Similar } from './similar.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<FlatData> }) {
  const { flat, similar, form } = data;
  const { slug, title, address, price, status } = flat;
  return (
    <>
      <FlatHead flat={flat} />
      <Overview flat={flat} hasSimilar={similar.length > 0} />
      <Inside flat={flat} />
      <Photos flat={flat} />
      <Similar flats={similar} />
      {price ? (
        <FormBand
          kind="flat"
          subject={slug}
          titleShown={`${title}, ${address}`}
          priceShown={formatRub(price.rub)}
          {...form}
          {...(status === 'reserved' ? QUEUE : {})}
        />
      ) : null}
    </>
  );
}

/** Somebody else has the first word on a reserved flat. */
const QUEUE = {
  cardTitle: 'Встать в\u00a0очередь',
  cardNote: typograph('Если покупатель не выйдет на сделку, позвоним следующему в очереди.'),
  button: 'Записать меня',
};
