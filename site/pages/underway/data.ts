import type { Content, WithSlug } from '../../../model/content.ts';
import { formatArea } from '../../../model/format/area.ts';
import { formatDate, formatDayMonth } from '../../../model/format/date.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { housingNames } from '../../../model/kinds/housing.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import type { Underway } from '../../../model/kinds/underway.ts';
import { listPageHead } from '../../features/list/list-page-head.ts';
import { progressOf, type UnderwayNow, underwayNow } from '../../features/underway/underway-data.ts';
import { packageOf } from '../../features/works/work-card-data.ts';
import type { PageSource } from '../../page-contract/page.ts';
import { type PersonLink, personOf, toPersonLink } from '../../people/people.ts';
import { type PhotoView, toPhotoView } from '../../pictures/photo.ts';

type DatedPicture = { readonly photo: PhotoView; readonly dateText: string };

/** Pictures of one camera point that a visitor compares at a glance. */
const SHOWN_PICTURES = 4;

export type SiteView = Pick<Underway, 'title' | 'stages' | 'plannedDays'> & {
  readonly slug: string;
  /** For example «Калининград, ул. Тихорецкая. 61 м², новостройка, «Комфорт»». */
  readonly about: string;
  readonly day: number;
  /** «День 41 из 76», or the day and the contract term when the work is late. */
  readonly dayText: string;
  readonly stage: number;
  /** The latest one first. */
  readonly pictures: readonly DatedPicture[];
  readonly endText: string;
  readonly foreman: PersonLink | null;
};

export type UnderwayData = {
  readonly sites: readonly SiteView[];
  readonly now: UnderwayNow | null;
  readonly asOf: string;
  readonly emptyText: string;
  readonly form: Pages['works']['form'];
};

export const source: PageSource<UnderwayData> = {
  data(content) {
    const words = content.pages.underway;
    if (!words) return null;
    const { form, emptyText } = words;
    const isEmpty = content.underway.length === 0;
    const sites = picturesFirst(content.underway.map((site) => toSite(content, site)));
    return {
      ...listPageHead(content, words, { picture: sites[0]?.pictures[0]?.photo }),
      ...(isEmpty ? { noindex: true } : {}),
      data: {
        sites,
        now: underwayNow(content),
        asOf: formatDate(content.today),
        emptyText,
        form,
      },
    };
  },
};

function picturesFirst(sites: readonly SiteView[]): SiteView[] {
  return sites.toSorted((a, b) => Number(b.pictures.length > 0) - Number(a.pictures.length > 0));
}

function toSite(content: Content, site: WithSlug<Underway>): SiteView {
  const { slug, title, place, areaM2, housing, foreman, plannedDays, stages } = site;
  const { today } = content;
  const leads = foreman === undefined ? undefined : personOf(content, foreman);
  const { day, isLate, stage, freeOn } = progressOf(site, today);
  const house = housingNames(content.pages.works.oldHouse)[housing].label.toLowerCase();
  const pictures = site.pictures
    .filter(({ takenOn }) => takenOn <= today)
    .sort((a, b) => b.takenOn.localeCompare(a.takenOn))
    .slice(0, SHOWN_PICTURES);
  return {
    ...{ slug, title, stages, plannedDays, day, stage },
    about: `${place}. ${formatArea(areaM2)}, ${house}, пакет «${packageOf(content, site).title}»`,
    dayText: isLate ? `День ${day}. Срок по договору — ${counted(plannedDays, DAYS)}` : `День ${day} из ${plannedDays}`,
    foreman: leads ? toPersonLink(leads) : null,
    pictures: pictures.map(({ takenOn, photo }) => ({
      photo: toPhotoView(content, photo),
      dateText: `${formatDayMonth(takenOn)}, день\u00a0${progressOf(site, takenOn).day}`,
    })),
    endText: freeOn
      ? `Бригада свободна с ${formatDayMonth(freeOn)}`
      : 'Идём дольше срока: за просрочку платим, как в договоре',
  };
}
