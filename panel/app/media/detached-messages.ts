import { counted } from '../../../model/format/plural.ts';
import type { DetachedUploads } from './upload-queue.ts';

type Message = { readonly message: string; readonly color?: string };

/** Says what became of photographs that were uploaded after their field was closed. */
export function detachedMessages({ photos, failed }: DetachedUploads): Message[] {
  const messages: Message[] = [];
  if (photos.length > 0) {
    messages.push({
      message:
        `${counted(photos.length, UPLOADED)}, когда поле для снимков уже закрыли. ` +
        'В записи нажмите «Выбрать из загруженных»: новые стоят первыми.',
    });
  }
  if (failed.length > 0) {
    const reasons = failed.map(({ source, notes }) => `«${source.name}»: ${notes.join(' ')}`);
    messages.push({ color: 'red', message: `${counted(failed.length, NOT_UPLOADED)}. ${reasons.join(' ')}` });
  }
  return messages;
}

const UPLOADED = ['снимок загрузился', 'снимка загрузились', 'снимков загрузились'] as const;
const NOT_UPLOADED = ['снимок не загрузился', 'снимка не загрузились', 'снимков не загрузились'] as const;
