import { BeforeAfter } from '../features/before-after/before-after.tsx';
import { Sample } from './sample.tsx';
import type { SamplesProps } from './samples-props.ts';

const STARTS = [46, 0, 100];

export function BeforeAfterSamples({ data: { beforeAfter } }: SamplesProps) {
  if (!beforeAfter) return <p className="sub">В содержимом нет пар снимков.</p>;
  return (
    <Sample name="Посередине, всё после, всё до" as="halves">
      {STARTS.map((start) => (
        <BeforeAfter key={start} {...beforeAfter} start={start} sizes="half" />
      ))}
    </Sample>
  );
}
