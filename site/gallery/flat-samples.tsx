import { FlatCards } from '../features/flats/flat-cards.tsx';
import { FlatRows } from '../features/flats/flat-rows.tsx';
import { PaymentEstimate } from '../features/flats/payment-estimate.tsx';
import { Sample } from './sample.tsx';
import type { SamplesProps } from './samples-props.ts';

export function FlatSamples({ data }: SamplesProps) {
  const { flats, flatRows, flatPriceRub, instalment } = data;
  return (
    <>
      <Sample name="Карточка: свободна, бронь, продана" as="stack">
        <FlatCards flats={flats} />
      </Sample>
      <Sample name="Строки" as="stack">
        <FlatRows flats={flatRows} />
      </Sample>
      <Sample name="Строки загружаются" as="stack">
        <FlatRows flats={flatRows.slice(0, 1)} busy />
      </Sample>
      <Sample name="Ипотека и рассрочка" as="stack">
        <PaymentEstimate priceRub={flatPriceRub} instalment={instalment} ratePercent={17.4} />
      </Sample>
    </>
  );
}
