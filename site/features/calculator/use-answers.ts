import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { CalculatorView } from './calculator-data.ts';
import type { Answers } from './estimate.ts';
import { clampArea } from './estimate.ts';
import { parseArea } from './parse-area.ts';

type AnswersState = {
  readonly answers: Answers;
  change(part: Partial<Answers>): void;
  /** Set once the page is alive; until then the answers are an example and nobody's own. */
  readonly isLive: boolean;
  /** For the element around the controls. */
  readonly controls: RefObject<HTMLDivElement | null>;
};

export function useAnswers(prices: CalculatorView): AnswersState {
  const [answers, setAnswers] = useState(prices.defaults);
  const [isLive, setLive] = useState(false);
  const controls = useRef<HTMLDivElement>(null);

  // A visitor may have moved the controls before the page came alive, or the browser has restored them.
  useEffect(() => {
    if (controls.current) setAnswers(readAnswers(controls.current, prices));
    setLive(true);
  }, [prices]);

  return { answers, change: (part) => setAnswers((current) => ({ ...current, ...part })), isLive, controls };
}

function readAnswers(controls: HTMLElement, prices: CalculatorView): Answers {
  const inputs = [...controls.querySelectorAll('input')];
  const checked = (name: string) => inputs.filter((input) => input.name === name && input.checked);
  const slid = inputs.find(({ name }) => name === 'area')?.valueAsNumber ?? prices.defaults.areaM2;
  const typed = parseArea(inputs.find(({ name }) => name === 'area-number')?.value ?? '');
  const isTyped = typed !== null && typed !== prices.defaults.areaM2;
  return {
    areaM2: clampArea(prices, isTyped ? typed : slid),
    housing: checked('housing')[0]?.value === 'resale' ? 'resale' : 'new',
    package: checked('package')[0]?.value ?? prices.defaults.package,
    extras: checked('extra').map(({ value }) => value),
  };
}
