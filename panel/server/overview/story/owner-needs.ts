import type { PluralForms } from '../../../../model/format/plural.ts';
import { counted } from '../../../../model/format/plural.ts';
import type { LeadCounts } from '../../../contract/leads.ts';
import type { OwnerNeed, PublishingHealth } from '../../../contract/overview.ts';
import { REFUSED_FILES } from '../../../contract/refused-files.ts';

type Given = {
  readonly counts: Pick<LeadCounts, 'inbox' | 'trouble' | 'held'>;
  /** Leads without any contact whose promised time is over. */
  readonly overdue: number;
  readonly publishing: PublishingHealth;
};

const WAITING: PluralForms = ['заявка ждёт', 'заявки ждут', 'заявок ждут'];
const UNDELIVERED: PluralForms = ['заявка не доставлена', 'заявки не доставлены', 'заявок не доставлено'];
const HELD: PluralForms = ['заявка в карантине', 'заявки в карантине', 'заявок в карантине'];

/** What waits for the owner, the most urgent first; empty when nothing does. */
export function ownerNeeds({ counts: { inbox, trouble, held }, overdue, publishing }: Given): readonly OwnerNeed[] {
  const files = new Set(publishing.problems.flatMap(({ file }) => file || [])).size;
  return [
    ...when(inbox, `${counted(inbox, WAITING)} ответа${overdueWords(inbox, overdue)}`, '/leads'),
    ...when(trouble, counted(trouble, UNDELIVERED), '/leads?show=trouble'),
    ...when(held, counted(held, HELD), '/leads?show=held'),
    ...when(files, counted(files, REFUSED_FILES), '/publishing'),
    ...when(publishing.isRefused && files === 0, 'правки не опубликованы', '/publishing'),
    ...when(publishing.pinnedSince !== null, 'на сайте закреплён прежний выпуск', '/publishing'),
  ];
}

function overdueWords(inbox: number, overdue: number): string {
  if (overdue === 0) return '';
  if (overdue < inbox) return `, у ${overdue} обещанный срок прошёл`;
  return inbox === 1 ? ', обещанный срок прошёл' : ', обещанный срок прошёл у всех';
}

function when(is: number | boolean, words: string, path: string): readonly OwnerNeed[] {
  return is ? [{ words, path }] : [];
}
