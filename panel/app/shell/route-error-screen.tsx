import { Alert, Button, Stack } from '@mantine/core';
import { useRouteError } from 'react-router';

/** Error screen of a route. The usual cause is a new version of the panel, which a reload fetches. */
export function RouteErrorScreen() {
  console.error(useRouteError());
  return (
    <Stack p="xl" maw={520}>
      <Alert color="orange" title="Экран не открылся">
        Так бывает, когда панель обновили или пропала связь. Введённое сохранено в черновиках.
      </Alert>
      <Button onClick={() => location.reload()}>Обновить страницу</Button>
    </Stack>
  );
}
