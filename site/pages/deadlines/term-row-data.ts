import type { Content } from '../../../model/content.ts';
import type { ContractTerm } from '../../../model/contracts/contract-terms.ts';
import { formatArea } from '../../../model/format/area.ts';
import { formatDate, formatDayMonth } from '../../../model/format/date.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { housingNames } from '../../../model/kinds/housing.ts';
import { lastDayOf } from '../../../model/kinds/term.ts';
import { packageOf } from '../../features/works/work-card-data.ts';

export type TermRow = {
  readonly key: string;
  readonly title: string;
  readonly to: string | null;
  /** For example «58 м², вторичное жильё». */
  readonly about: string;
  readonly package: string;
  readonly house: string;
  readonly plannedDays: number;
  readonly actualDays: number;
  readonly lateDays: number;
  readonly isUnderway: boolean;
  /** «сдали 16 октября» or «срок 24 декабря». */
  readonly when: string;
  readonly startedText: string;
  readonly finishedText: string;
  readonly outcome: string;
  /** Reason and penalty of a delay. */
  readonly reason: string;
};

export function toTermRow(content: Content, term: ContractTerm): TermRow {
  const { title: packageTitle } = packageOf(content, term);
  const house = housingNames(content.pages.works.oldHouse)[term.housing];
  const { key, page, plannedDays, actualDays, lateDays, finishedOn, startedOn } = term;
  return {
    key,
    title: page?.title ?? `«${packageTitle}», ${formatArea(term.areaM2)}`,
    to: page?.to ?? null,
    about: page ? `«${packageTitle}», ${formatArea(term.areaM2)}, ${house.label.toLowerCase()}` : house.label,
    package: term.package,
    house: house.value,
    ...{ plannedDays, actualDays, lateDays },
    isUnderway: finishedOn === null,
    when: finishedOn === null ? `срок ${formatDayMonth(lastDayOf(term))}` : `сдали ${formatDayMonth(finishedOn)}`,
    startedText: formatDate(startedOn),
    finishedText: finishedOn === null ? 'в работе' : formatDate(finishedOn),
    outcome: outcomeOf(term),
    reason: reasonOf(term),
  };
}

function outcomeOf({ lateDays, finishedOn, actualDays, plannedDays }: ContractTerm): string {
  if (lateDays > 0) return `${finishedOn === null ? 'опаздываем' : 'опоздали'} на ${counted(lateDays, DAYS)}`;
  if (finishedOn === null) return `день ${actualDays} из ${plannedDays}`;
  return lateDays === 0 ? 'в срок' : `на ${counted(-lateDays, DAYS)} раньше`;
}

function reasonOf({ late }: ContractTerm): string {
  if (!late) return '';
  return late.penaltyRub > 0 ? `${late.reason}. Неустойка ${formatRub(late.penaltyRub)}` : late.reason;
}
