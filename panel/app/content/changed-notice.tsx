import { Alert } from '@mantine/core';

/** Notes that the file has changed since the draft was begun. */
export function ChangedNotice() {
  return (
    <Alert color="orange" p="sm">
      Пока вас не было, запись изменил кто-то ещё: при публикации соединим правки и спросим о том, что изменили вы оба.
    </Alert>
  );
}
