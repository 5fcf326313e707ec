import { notifications } from '@mantine/notifications';
import type { BatchReport } from '../../../contract/lists.ts';
import { notifyUndo } from '../../lib/notify-undo.tsx';
import { request } from '../../lib/request.ts';

type Deletion = { readonly binIds: readonly number[] /** «Кухня на Гагарина» or «3 работы» */; readonly what: string };

export function notifyDeleted({ binIds, what }: Deletion): void {
  notifyUndo({
    words: `Удалено: ${what}`,
    async undo() {
      const { done, refused } = await request<BatchReport>('POST', '/api/bin/restore', { ids: binIds });
      const [first] = refused;
      if (first) {
        const message = `Вернулось: ${done.length} из ${binIds.length}. ${first.message} Остальное — в корзине.`;
        notifications.show({ color: 'red', message, autoClose: false });
      } else notifications.show({ color: 'green', message: `Возвращено: ${what}` });
    },
  });
}
