import { Calculator } from '../../features/calculator/calculator.tsx';
import type { CalculatorView } from '../../features/calculator/calculator-data.ts';
import { LeadForm } from '../../features/lead-form/lead-form.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { Heading } from './heading.ts';

type CalculatorBandProps = Heading & { prices: CalculatorView; formNote: string };

export function CalculatorBand({ title, lead, prices, formNote }: CalculatorBandProps) {
  return (
    <Section tone="sage" id="calculator">
      <SectionHead title={title} lead={lead} />
      <Calculator
        prices={prices}
        formNote={formNote}
        renderForm={(counted) => <LeadForm kind="calculator" wishes={false} button="Жду звонка" {...counted} />}
      />
    </Section>
  );
}
