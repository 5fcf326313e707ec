import { Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useExpandedSections } from '../fields/expanded-sections.tsx';
import type { FieldProps } from '../fields/field-props.ts';
import { inputId } from '../fields/input-props.ts';
import { useFieldError } from '../fields/use-field-error.ts';
import { partWords, placeWords } from './part-words.ts';
import classes from './plan.module.css';
import { PlanCanvas } from './plan-canvas.tsx';
import { FIRST_PLAN } from './plan-facts.ts';
import { PlanList } from './plan-list.tsx';
import type { Part } from './plan-parts.ts';
import { known, partsOf, pathOf, withoutPart } from './plan-parts.ts';
import { PlanToolbar } from './plan-toolbar.tsx';
import { usePlan } from './use-plan.ts';
import { WholePlanFields } from './whole-plan-fields.tsx';

export function PlanInput({ field, path }: FieldProps) {
  const { plan, change, undo, redo } = usePlan(path);
  const [chosen, choose] = useState<Part | null>(null);
  const [zoom, setZoom] = useState(1);
  const error = useFieldError(path);
  const { isOpen, set } = useExpandedSections();
  // The error summary opens the path of a part, which selects the part.
  const asked = plan && partsOf(plan).find((part) => isOpen(`${path}.${pathOf(part)}`));
  useEffect(() => {
    if (!asked) return;
    choose(asked);
    set(`${path}.${pathOf(asked)}`, false);
  });

  if (!plan) {
    return (
      <Stack gap="xs" align="flex-start" id={inputId(path)} tabIndex={-1}>
        <Text fw={500}>{field.title}</Text>
        {field.hint ? <Text size="sm">{field.hint}</Text> : null}
        {error ? (
          <Text size="sm" c="red" role="alert">
            {error}
          </Text>
        ) : null}
        <Group>
          <Button variant="default" onClick={() => change(FIRST_PLAN)}>
            Начертить план
          </Button>
          {undo ? (
            <Button variant="subtle" onClick={undo}>
              Отменить
            </Button>
          ) : null}
        </Group>
      </Stack>
    );
  }

  function remove(part: Part) {
    if (plan) change(withoutPart(plan, part));
    choose(null);
  }

  const found = chosen && known(plan, chosen);
  const shown = { field, plan, chosen, choose, change };
  return (
    <Stack
      gap="sm"
      className={classes.tool ?? ''}
      role="group"
      aria-label={field.title}
      id={inputId(path)}
      tabIndex={-1}
    >
      <Group justify="space-between">
        <Text fw={500}>{field.title}</Text>
        <Button size="compact-sm" variant="default" onClick={() => change(null)}>
          Убрать план
        </Button>
      </Group>
      {error ? (
        <Text size="sm" c="red" role="alert">
          {error}
        </Text>
      ) : null}
      <PlanToolbar {...shown} remove={remove} zoom={zoom} setZoom={setZoom} undo={undo} redo={redo} />
      <div className={classes.halves}>
        <Stack gap="xs">
          <div className={classes.ground}>
            <PlanCanvas {...shown} remove={remove} zoom={zoom} />
          </div>
          <Text size="xs" c="dimmed">
            Тяните предмет или его кружки; шаг 10 см, с клавишей Shift — 1 см. Стрелки двигают, Alt и стрелки меняют
            размер, R поворачивает, Delete удаляет.
          </Text>
          <WholePlanFields field={field} path={path} plan={plan} change={change} />
        </Stack>
        <PlanList {...shown} path={path} />
      </div>
      <VisuallyHidden role="status">{found ? `${partWords(found, field)}: ${placeWords(found)}` : ''}</VisuallyHidden>
    </Stack>
  );
}
