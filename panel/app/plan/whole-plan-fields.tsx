import { SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Field } from '../../../model/fields/field-tree.ts';
import { formatNumber } from '../../../model/format/area.ts';
import { useFieldError } from '../fields/use-field-error.ts';
import { ExactField } from './exact-field.tsx';
import type { PlanFacts } from './plan-facts.ts';
import { metres } from './plan-facts.ts';

type Props = { field: Field; path: string; plan: PlanFacts; change: (plan: PlanFacts) => void };

export function WholePlanFields({ field, path, plan, change }: Props) {
  const fields = (keys: readonly string[]) => (field.fields ?? []).filter(({ key }) => keys.includes(key));
  const facts: Readonly<Record<string, unknown>> = plan;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing="xs">
      {fields(['title', 'width', 'height']).map((one) => (
        <ExactField
          key={one.key}
          field={one}
          path={`${path}.${one.key}`}
          value={facts[one.key]}
          onChange={(value) => change({ ...plan, [one.key]: value })}
        />
      ))}
      {fields(['dimensionsX', 'dimensionsY']).map((one) => (
        <Marks
          key={`${one.key} ${JSON.stringify(facts[one.key])}`}
          field={one}
          path={`${path}.${one.key}`}
          marks={facts[one.key] as readonly number[]}
          onChange={(marks) => change({ ...plan, [one.key]: marks })}
        />
      ))}
    </SimpleGrid>
  );
}

type MarksProps = { field: Field; path: string; marks: readonly number[]; onChange: (marks: number[]) => void };

function Marks({ field, path, marks, onChange }: MarksProps) {
  const [text, setText] = useState(marks.map(formatNumber).join('; '));
  const error = useFieldError(path);
  const read = text
    .split(/[;\s]+/)
    .filter((part) => part !== '')
    .map((part) => Number(part.replace(',', '.')));
  const isReadable = read.every((mark) => Number.isFinite(mark));
  return (
    <TextInput
      size="xs"
      label={field.title}
      description="В метрах, через точку с запятой: 0; 3,3; 5,8"
      value={text}
      error={isReadable ? error : 'Здесь только числа через точку с запятой.'}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={() => {
        const next = read.map(metres);
        if (isReadable && next.join() !== marks.join()) onChange(next);
      }}
    />
  );
}
