import { Text } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { formatRub } from '../../../model/format/money.ts';
import type { FieldProps } from './field-props.ts';

export function ListSums({ field, path }: FieldProps) {
  const items: unknown = useWatch({ name: path });
  const summed = (field.item?.fields ?? []).filter(({ isSummed }) => isSummed);
  if (!Array.isArray(items) || items.length === 0 || summed.length === 0) return null;
  return (
    <Text size="sm" role="status">
      {summed
        .map(({ key, title, widget }) => {
          const sum = items.reduce(
            (total: number, item: Record<string, unknown> | undefined) => total + (Number(item?.[key]) || 0),
            0,
          );
          return `${title}, всего: ${widget === 'money' ? formatRub(sum) : `${sum}\u00a0%`}`;
        })
        .join('; ')}
    </Text>
  );
}
