import { Loader, Text } from '@mantine/core';
import { useParams } from 'react-router';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { EditionsScreen } from './editions/editions-screen.tsx';
import { EntriesScreen } from './entries-screen.tsx';
import { EntryScreen } from './entry-screen.tsx';
import { useKind, useKindForms } from './use-kinds.ts';

export function KindScreen() {
  const { kind: name, '*': rest = '' } = useParams();
  const { isPending, error } = useKindForms();
  const kind = useKind(name);
  if (isPending) return <Loader role="status" aria-label="Загрузка" />;
  if (error) return <ErrorAlert error={error} />;
  if (!kind) return <Text>Такого раздела нет. Выберите раздел в меню.</Text>;
  if (kind.file === null && rest === '') {
    const List = kind.folders === null ? EntriesScreen : EditionsScreen;
    return <List key={kind.name} kind={kind} />;
  }
  const file = kind.file ?? `${kind.folder}/${rest}.${kind.format}`;
  return <EntryScreen key={file} kind={kind} file={file} />;
}
