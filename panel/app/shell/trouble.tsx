import { Alert, Button, Stack } from '@mantine/core';
import { useRouteError } from 'react-router';

/** A screen that did not load or broke: mostly a new version of the panel, which a reload brings. */
export function Trouble() {
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
