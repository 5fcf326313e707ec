import { Button, Stack } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { contrastProblems } from '../../../model/brand/brand-colours.ts';
import { brandColours, nearestShade } from '../../../model/brand/near-colours.ts';
import classes from './own-company.module.css';

const COLOURS = { action: 'цвета кнопок', accent: 'цвета меток' } as const;
const COMPLETE = /^#[\da-f]{6}$/i;

/** Offers the nearest shade for a colour on which words cannot be read; the field itself says what is wrong. */
export function ContrastNotes() {
  const { setValue } = useFormContext();
  const [action, accent]: unknown[] = useWatch({ name: ['action', 'accent'] });
  if (!isColour(action) || !isColour(accent)) return null;
  const problems = contrastProblems(brandColours({ action, accent }));
  const names = (Object.keys(COLOURS) as (keyof typeof COLOURS)[]).filter((name) => problems.has(name));
  return (
    <Stack gap="xs" align="flex-start">
      {names.map((name) => {
        const shade = nearestShade({ action, accent }, name);
        return (
          <Button
            key={name}
            variant="default"
            leftSection={<span className={classes.swatch} style={{ background: shade }} />}
            onClick={() => setValue(name, shade, { shouldDirty: true })}
          >
            {`Взять для ${COLOURS[name]} ближайший подходящий: ${shade}`}
          </Button>
        );
      })}
    </Stack>
  );
}

function isColour(value: unknown): value is string {
  return typeof value === 'string' && COMPLETE.test(value);
}
