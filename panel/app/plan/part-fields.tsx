import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import type { Field } from '../../../model/fields/field-tree.ts';
import { formatNumber } from '../../../model/format/area.ts';
import { ExactField } from './exact-field.tsx';
import type { PlanFacts } from './plan-facts.ts';
import { areaOf } from './plan-facts.ts';
import type { Part } from './plan-parts.ts';
import { known, pathOf, withFacts } from './plan-parts.ts';

type Props = {
  field: Field;
  path: string;
  plan: PlanFacts;
  part: Part;
  change: (plan: PlanFacts) => void;
};

export function PartFields({ field, path, plan, part, change }: Props) {
  const found = known(plan, part);
  if (!found) return null;
  const facts: Readonly<Record<string, unknown>> = found.facts;
  const own = field.fields?.find(({ key }) => key === part.kind);
  const fields = (part.kind === 'loggia' ? own : own?.item)?.fields ?? [];
  const place = `${path}.${pathOf(part)}`;

  function set(key: string, value: unknown) {
    const { [key]: _, ...rest } = facts;
    change(withFacts(plan, part, value === undefined ? rest : { ...facts, [key]: value }));
  }

  const room = found.kind === 'rooms' ? found.facts : null;
  const area = room ? areaOf(room) : 0;
  return (
    <Stack gap="xs" p="xs">
      <SimpleGrid cols={2} spacing="xs" verticalSpacing="xs">
        {fields
          .filter(({ widget }) => widget !== 'group')
          .map((one) => (
            <ExactField
              key={one.key}
              field={one}
              path={`${place}.${one.key}`}
              value={facts[one.key]}
              onChange={(value) => set(one.key, value)}
            />
          ))}
      </SimpleGrid>
      {room && room.areaM2 !== area ? (
        <Button size="compact-sm" variant="default" onClick={() => set('areaM2', area)}>
          Площадь по размерам: {formatNumber(area)} м²
        </Button>
      ) : null}
      {room?.label ? (
        <Group>
          <Button size="compact-sm" variant="default" onClick={() => set('label', undefined)}>
            Подпись в середину
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
}
