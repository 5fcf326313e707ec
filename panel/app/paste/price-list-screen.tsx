import { useState } from 'react';
import { counted } from '../../../model/format/plural.ts';
import { type PriceListPart, readPriceList } from '../../../model/pasted/price-list.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { PasteBox } from './paste-box.tsx';
import { PasteScreen } from './paste-screen.tsx';
import { PriceRows, ROWS } from './price-rows.tsx';
import { tableText } from './table-text.ts';
import { usePricePlaces } from './use-price-places.ts';

type Pasted = { readonly round: number; readonly parts: readonly PriceListPart[] };

/** A price list from Excel, Word or a text becomes drafts of services and packages. */
export function PriceListScreen() {
  const { places, taken, isPending, error } = usePricePlaces();
  const [pasted, setPasted] = useState<Pasted | null>(null);
  return (
    <PasteScreen
      title="Вставить прайс"
      hint="Строки прайса станут ценами услуг и строками сметы в пакетах. На сайт ничего не попадёт, пока вы не опубликуете черновики."
      back={['services', 'packages']}
    >
      <ErrorAlert error={error} />
      <PasteBox
        label="Прайс"
        hint="Скопируйте таблицу из Excel или Word либо строки вида «Стяжка — 690 ₽/м²» и вставьте сюда"
        isLoading={isPending}
        fromHtml={tableText}
        outcome={pasted ? `Понято: ${counted(pasted.parts.filter(({ kind }) => kind === 'row').length, ROWS)}.` : ''}
        onRead={(text) => setPasted({ round: (pasted?.round ?? 0) + 1, parts: readPriceList(text) })}
      />
      {pasted && places.length > 0 && (
        <PriceRows key={pasted.round} parts={pasted.parts} places={places} taken={taken} />
      )}
    </PasteScreen>
  );
}
