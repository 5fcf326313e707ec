import { Calculator } from '../features/calculator/calculator.tsx';
import { LeadForm } from '../features/lead-form/lead-form.tsx';
import type { SamplesProps } from './samples-props.ts';

export function CalculatorSamples({ data: { calculator } }: SamplesProps) {
  return (
    <Calculator
      prices={calculator}
      formNote="Перезвоним за 15 минут."
      form={<LeadForm kind="calculator" button="Жду звонка" />}
    />
  );
}
