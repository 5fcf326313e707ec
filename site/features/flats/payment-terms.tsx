import { formatRub } from '../../../model/format/money.ts';
import { counted } from '../../../model/format/plural.ts';
import { RangeField } from '../../ui/range-field.tsx';
import { firstPaymentRub } from './payments.ts';

export type Terms = {
  readonly share: number;
  readonly term: number;
};

type PaymentTermsProps = {
  priceRub: number;
  terms: Terms;
  minShare: number;
  minTerm: number;
  maxTerm: number;
  /** Plural forms, for example «год», «года», «лет». */
  units: readonly [string, string, string];
  onChange: (terms: Terms) => void;
};

export function PaymentTerms({ priceRub, terms, minShare, minTerm, maxTerm, units, onChange }: PaymentTermsProps) {
  return (
    <>
      <RangeField
        label="Первый взнос"
        min={minShare}
        max={90}
        step={5}
        value={terms.share}
        onChange={(share) => onChange({ ...terms, share })}
        format={(percent) => `${percent}\u00a0% · ${formatRub(firstPaymentRub(priceRub, percent))}`}
      />
      <RangeField
        label="Срок"
        min={minTerm}
        max={maxTerm}
        value={terms.term}
        onChange={(term) => onChange({ ...terms, term })}
        format={(count) => counted(count, units)}
      />
    </>
  );
}
