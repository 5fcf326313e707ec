import { Stack, Text, UnstyledButton } from '@mantine/core';
import type { Field } from '../../../model/fields/field-tree.ts';
import { PartFields } from './part-fields.tsx';
import { KIND_TITLES, partWords } from './part-words.ts';
import classes from './plan.module.css';
import type { PlanFacts } from './plan-facts.ts';
import type { Part } from './plan-parts.ts';
import { isSame, known, listOf, PART_KINDS, pathOf } from './plan-parts.ts';

type Props = {
  field: Field;
  path: string;
  plan: PlanFacts;
  chosen: Part | null;
  choose: (part: Part | null) => void;
  change: (plan: PlanFacts) => void;
};

export function PlanList({ field, path, plan, chosen, choose, change }: Props) {
  return (
    <Stack gap="sm" className={classes.parts ?? ''}>
      {PART_KINDS.filter((kind) => listOf(plan, kind).length > 0).map((kind) => (
        <section key={kind} aria-label={KIND_TITLES[kind]}>
          <Text fw={500} size="sm" mb={4}>
            {KIND_TITLES[kind]}
          </Text>
          {listOf(plan, kind).map((_, index) => {
            const part = { kind, index };
            const found = known(plan, part);
            const isChosen = isSame(part, chosen);
            return found ? (
              <div key={pathOf(part)}>
                <UnstyledButton
                  className={classes.row ?? ''}
                  fz="sm"
                  aria-expanded={isChosen}
                  onClick={() => choose(isChosen ? null : part)}
                >
                  {partWords(found, field)}
                </UnstyledButton>
                {isChosen ? <PartFields field={field} path={path} plan={plan} part={part} change={change} /> : null}
              </div>
            ) : null;
          })}
        </section>
      ))}
    </Stack>
  );
}
