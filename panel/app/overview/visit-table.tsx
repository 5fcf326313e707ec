import { Stack, Title } from '@mantine/core';
import { useId } from 'react';
import type { VisitLine } from '../../../model/counts/visit-figures.ts';
import { FigureTable } from './figure-table.tsx';

type VisitTableProps = { readonly title: string; readonly column: string; readonly lines: readonly VisitLine[] };

const SHOWN = 8;

export function VisitTable({ title, column, lines }: VisitTableProps) {
  const id = useId();
  const rest = lines.slice(SHOWN);
  return (
    <Stack gap="xs" component="section" aria-labelledby={id}>
      <Title order={3} size="h4" id={id}>
        {title}
      </Title>
      <Lines column={column} lines={lines.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary>Ещё {rest.length}</summary>
          <Lines column={column} lines={rest} />
        </details>
      )}
    </Stack>
  );
}

function Lines({ column, lines }: Omit<VisitTableProps, 'title'>) {
  return (
    <FigureTable
      head={[column, 'Неделя', 'Раньше']}
      rows={lines.map(({ name, week, before }) => [name, week, before])}
    />
  );
}
