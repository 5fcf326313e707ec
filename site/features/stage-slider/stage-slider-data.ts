import type { Content } from '../../../model/content.ts';
import { formatRub } from '../../../model/format/money.ts';
import type { Work } from '../../../model/kinds/work.ts';
import { type PhotoView, toPhotoView } from '../../pictures/photo.ts';

export type StageView = {
  readonly day: number;
  readonly title: string;
  readonly paid: string;
  readonly photo: PhotoView;
  readonly text?: string;
};

export function toStages(content: Pick<Content, 'photos'>, { stages = [] }: Pick<Work, 'stages'>): StageView[] {
  return stages.map(({ day, title, text, paidRub, photo }) => {
    const view = toPhotoView(content, photo);
    const fullText = view.caption ? `${text} ${view.caption}.` : text;
    return { day, title, text: fullText, paid: formatRub(paidRub), photo: view };
  });
}
