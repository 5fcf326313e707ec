import { Gantt } from '../ui/gantt.tsx';
import { VerticalTimeline } from '../ui/vertical-timeline.tsx';
import { Sample } from './sample.tsx';
import type { SamplesProps } from './samples-props.ts';

export function TimelineSamples({ data }: SamplesProps) {
  return (
    <>
      <Sample name="Этапы в масштабе" as="stack">
        <Gantt stages={data.stages} />
      </Sample>
      <Sample name="Этапы одной работы" as="stack">
        <VerticalTimeline
          events={[
            { date: '2026-03-24', title: 'Замер и договор', text: 'Смета на 83 строки.' },
            { date: '2026-04-02', title: 'Демонтаж, разметка', text: 'Вывезли 2,1 тонны.' },
            { date: '2026-06-06', title: 'Приёмка', text: '118 пунктов, два замечания.' },
          ]}
        />
        <VerticalTimeline
          as="p"
          events={[
            { date: '1 день', title: 'Замер' },
            { date: '3 дня', title: 'Смета' },
          ]}
        />
      </Sample>
    </>
  );
}
