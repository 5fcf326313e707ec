import { formatArea, formatNumber } from '../../../model/format/area.ts';
import { formatDate } from '../../../model/format/date.ts';
import { areaText, floorText } from '../../features/flats/flat-words.ts';
import { SALE_BASIS } from '../../features/flats/sale-basis.ts';
import { Link } from '../../ui/link.tsx';
import { Stamp, type StampFact } from '../../ui/stamp.tsx';
import type { FlatView } from './data.ts';
import css from './flat-facts.module.css';

export function FlatFacts({ flat }: { flat: FlatView }) {
  return <Stamp className={css.facts} columns={4} facts={fullRows(factsOf(flat))} />;
}

function factsOf(flat: FlatView): StampFact[] {
  const { livingAreaM2, kitchenAreaM2, ceilingM, house, windows, bathroom } = flat;
  return [
    { label: 'Общая площадь', value: areaText(flat.areaM2) },
    ...(livingAreaM2 ? [{ label: 'Жилая', value: formatArea(livingAreaM2) }] : []),
    ...(kitchenAreaM2 ? [{ label: 'Кухня', value: formatArea(kitchenAreaM2) }] : []),
    { label: 'Этаж', value: floorText(flat) },
    { label: 'Потолки', value: `${formatNumber(ceilingM)}\u00a0м` },
    { label: 'Дом', value: house },
    { label: 'Окна', value: windows },
    { label: 'Санузел', value: bathroom },
    { label: 'Ключи', value: keysText(flat) },
    { label: 'Как продаём', value: SALE_BASIS[flat.saleBasis] },
    ...(flat.developer || flat.projectDeclarationUrl ? [{ label: 'Застройщик', value: <Developer {...flat} /> }] : []),
  ];
}

function keysText({ status, keysOn, isReady }: FlatView): string {
  if (status === 'sold') return 'переданы';
  return keysOn && !isReady ? formatDate(keysOn) : 'в\u00a0день сделки';
}

/** A house under construction must show the developer's name and a link to the project declaration. */
function Developer({ developer, projectDeclarationUrl }: Pick<FlatView, 'developer' | 'projectDeclarationUrl'>) {
  const words = developer ? 'проектная декларация' : 'Проектная декларация';
  return (
    <>
      {developer}
      {developer && projectDeclarationUrl ? ', ' : null}
      {projectDeclarationUrl ? (
        <Link to={projectDeclarationUrl} look="text">
          {words}
        </Link>
      ) : null}
    </>
  );
}

function fullRows(facts: readonly StampFact[]): StampFact[] {
  const last = facts.length % 4;
  return facts.map((fact, index) => {
    const fromEnd = facts.length - index;
    if (last === 1 && fromEnd === 1) return { ...fact, span: 'full' };
    return (last === 2 && fromEnd <= 2) || (last === 3 && fromEnd === 1) ? { ...fact, span: 'wide' } : fact;
  });
}
