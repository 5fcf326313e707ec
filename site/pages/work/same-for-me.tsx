import { formatRub } from '../../../model/format/money.ts';
import { typograph } from '../../../model/format/typograph.ts';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { WorkData } from './data.ts';

/** «Хочу так же»: the lead carries the work and the price that was on the page. */
export function SameForMe({ work }: { work: WorkData }) {
  const isPart = work.rooms === 'part';
  return (
    <FormBand
      kind="work"
      subject={work.slug}
      titleShown={work.title}
      priceShown={formatRub(work.facts.finalRub)}
      title="Хотите так же?"
      lead={typograph(
        'Назовите площадь и дом. Посчитаем смету построчно, как в этой работе, и скажем, что выйдет иначе.',
      )}
      cardTitle={isPart ? 'Узнать цену своей комнаты' : 'Узнать цену своей квартиры'}
      cardNote={work.cardNote}
      button={isPart ? 'Посчитать так же' : 'Посчитать мою квартиру'}
    />
  );
}
