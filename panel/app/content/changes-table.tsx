import { Table, Text } from '@mantine/core';
import type { FieldChange } from '../../contract/content.ts';

type Props = { readonly changes: readonly FieldChange[]; readonly before: string; readonly after: string };

export function ChangesTable({ changes, before, after }: Props) {
  if (changes.length === 0) return <Text c="dimmed">Поля не изменились.</Text>;
  return (
    <Table verticalSpacing="xs" layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Поле</Table.Th>
          <Table.Th>{before}</Table.Th>
          <Table.Th>{after}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {changes.map((change) => (
          <Table.Tr key={change.path.join('.')}>
            <Table.Td fw={500}>{change.title}</Table.Td>
            <Table.Td>{change.before ?? <Absent />}</Table.Td>
            <Table.Td>{change.after ?? <Absent />}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Absent() {
  return (
    <Text span c="dimmed">
      пусто
    </Text>
  );
}
