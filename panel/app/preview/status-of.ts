import { formatDate } from '../../../model/format/date.ts';
import type { Visibility } from '../../contract/preview.ts';
import type { MadePreview } from './use-preview.ts';

type Now = {
  /** Whether a newer page than the shown one is on its way, or none is shown yet. */
  readonly isAwaited: boolean;
  readonly isRefused: boolean;
  readonly made: Pick<MadePreview, 'visibility'> | undefined;
  /** Whether the page shows the field with the focus; `null` without such a field. */
  readonly isFieldFound: boolean | null;
  /** Whether the last save of this file is on its way to the site. */
  readonly isPublishing: boolean;
  readonly isPublished: boolean;
};

type Status = { readonly words: string; readonly colour: 'green' | 'yellow' | 'gray' | null };

/** What the page in the preview is: a draft, or what visitors see. */
export function statusOf(now: Now): Status {
  const { made } = now;
  if (now.isRefused && !now.isAwaited) return plain('Страница обновится, когда всё будет заполнено');
  if (now.isAwaited || !made) return plain('Обновляется…');
  if (now.isFieldFound === false)
    return plain('На этой странице поля не видно: оно на другой или пока не показывается');
  if (now.isPublishing) return { words: 'Сохранено, публикуется…', colour: 'yellow' };
  return visibilityStatus(made.visibility, now.isPublished);
}

const plain = (words: string): Status => ({ words, colour: null });

function visibilityStatus(visibility: Visibility, isPublished: boolean): Status {
  switch (visibility.state) {
    case 'live':
      return isPublished
        ? { words: 'Так это видят посетители', colour: 'green' }
        : { words: 'Показано то, что сохранено', colour: 'gray' };
    case 'unsaved':
      return { words: 'На сайте этого ещё нет', colour: 'yellow' };
    case 'withdrawn':
      return { words: 'Снято с сайта: посетители этого не видят', colour: 'gray' };
    case 'planned':
      return { words: `Сохранено, выйдет ${formatDate(visibility.from)}`, colour: 'gray' };
  }
}
