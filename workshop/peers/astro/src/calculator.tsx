import { Calculator } from '../../../../site/features/calculator/calculator.tsx';
import type { CalculatorView } from '../../../../site/features/calculator/calculator-data.ts';
import { LeadForm } from '../../../../site/features/lead-form/lead-form.tsx';

/** With its form, because an island takes data, not elements. */
export function CalculatorIsland(props: { prices: CalculatorView; formNote: string }) {
  return <Calculator {...props} form={<LeadForm kind="calculator" wishes={false} button="Жду звонка" />} />;
}
