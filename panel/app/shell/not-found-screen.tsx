import { Button, Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../lib/empty-state.tsx';

export function NotFoundScreen() {
  return (
    <Stack maw={760}>
      <title>Такой страницы нет</title>
      <Title order={1} size="h2">
        Такой страницы нет
      </Title>
      <EmptyState words="Запись могли удалить или переименовать, или в адресе опечатка. Найдите её по названию: «Найти…» вверху.">
        <Button component={Link} to="/" variant="default">
          На первый экран
        </Button>
      </EmptyState>
    </Stack>
  );
}
