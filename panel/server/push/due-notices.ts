import { spansOn } from '../../../model/calling-hours/opening-hours.ts';
import { clockAt } from '../../../model/format/date.ts';
import { untilWords, whenWords } from '../../../model/format/when-words.ts';
import { contactTask } from '../../../model/lead/contact-ways.ts';
import { LEAD_STAGES } from '../../../model/lead/lead-stages.ts';
import { LEAD_TITLES } from '../../../model/lead/lead-titles.ts';
import type { LeadCard } from '../../contract/leads.ts';
import type { DutyHours } from '../../contract/push.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A promised call without a first touch is announced this long before it is due. */
const WARNING_MS = 5 * MINUTE_MS;
const BROKEN_MS = 30 * MINUTE_MS;
/** A handover is announced for this long. */
export const HANDOVER_MS = HOUR_MS;
const MAX_SUBJECT = 80;

const EVERYONE = { personId: null, includesColleagues: false } as const;

export type DueNotice = {
  /** Lead, reason and moment, as numbers may repeat after a restore; each is sent once. */
  readonly key: string;
  readonly number: number;
  readonly title: string;
  readonly body: string;
  /** The person concerned; `null` means everyone with permission for leads. */
  readonly personId: string | null;
  /** Sent also to colleagues who opted in, and to all colleagues if the person is off duty. */
  readonly includesColleagues: boolean;
  /** The moment that the notice is about. */
  readonly since: Date;
  /** After this moment the notice is not worth sending. */
  readonly until: Date;
};

type MakeNotice = (reason: string, since: Date, until: Date, body: string) => DueNotice[];

/** Returns at most one notice per lead and cause; their windows exclude each other, so a late start sends the latest. */
export function dueNotices(leads: readonly LeadCard[], now: Date, utcOffsetHours: number): DueNotice[] {
  return leads.flatMap((lead) => [
    ...promiseNotice(lead, now, utcOffsetHours),
    ...reminderNotice(lead, now, utcOffsetHours),
  ]);
}

function promiseNotice(lead: LeadCard, now: Date, utcOffsetHours: number): DueNotice[] {
  const { stage, isHeld, firstTouchAt, holder } = lead;
  if (stage !== 'new' || isHeld || firstTouchAt !== null) return [];
  const notice: MakeNotice = (reason, since, until, body) =>
    since <= now && now < until
      ? [{ ...headOf(lead), key: `${lead.number} ${reason} ${lead.createdAt}`, ...EVERYONE, since, until, body }]
      : [];
  if (lead.deadline === null) return arrivalNotice(lead, notice, null, '');
  const createdAt = new Date(lead.createdAt);
  const deadline = new Date(lead.deadline);
  const by = untilWords(deadline, now, utcOffsetHours);
  // A promise as short as the warning is announced once, when the lead arrives.
  const warnAt = after(deadline, -WARNING_MS) > createdAt ? after(deadline, -WARNING_MS) : deadline;
  return [
    ...arrivalNotice(lead, notice, warnAt, `Обещали позвонить: ${by}.`),
    ...notice('soon', warnAt, deadline, `Обещали позвонить ${by}, ещё никто не ${holder ? 'звонил' : 'взял'}.`),
    ...notice('broken', deadline, after(deadline, BROKEN_MS), `Обещали позвонить ${by} и не позвонили.`),
  ];
}

/** Announces a new lead: to everyone, or to its holder from the moment of the assignment. */
function arrivalNotice(lead: LeadCard, notice: MakeNotice, warnAt: Date | null, promise: string): DueNotice[] {
  const { holder, contactBy } = lead;
  const since = new Date(holder?.at ?? lead.createdAt);
  const freshUntil = after(since, HOUR_MS);
  // A lead handed over after the warning still rings.
  const until = warnAt && (!holder || since < warnAt) ? earlier(warnAt, freshUntil) : freshUntil;
  const wish = contactBy === 'call' ? '' : `Просит ${contactTask(contactBy)}.`;
  if (!holder) return notice('new', since, until, words(['Новая.', wish, promise]));
  return notice(
    `given ${holder.id} ${holder.at}`,
    since,
    until,
    words(['Новая.', `Ведёт ${holder.name}.`, wish, promise]),
  ).map((made) => ({ ...made, personId: holder.id, includesColleagues: true }));
}

function reminderNotice(lead: LeadCard, now: Date, utcOffsetHours: number): DueNotice[] {
  if (lead.remindAt === null || lead.isHeld || LEAD_STAGES[lead.stage].isOver) return [];
  const since = new Date(lead.remindAt);
  const until = after(since, HOUR_MS);
  if (now < since || until <= now) return [];
  const body = `Пора: напоминание на ${whenWords(since, now, utcOffsetHours)}.`;
  const key = `${lead.number} due ${lead.remindAt}`;
  return [{ ...headOf(lead), key, personId: lead.holder?.id ?? null, includesColleagues: false, since, until, body }];
}

/** Announces leads in work to the person who got them from a colleague; new leads are announced above. */
export function handoverNotices(handedOver: readonly LeadCard[]): DueNotice[] {
  return handedOver.flatMap((lead) => {
    if (lead.holder === null) return [];
    const since = new Date(lead.holder.at);
    const key = `${lead.number} handed ${lead.holder.id} ${lead.holder.at}`;
    const body = `Вам передали заявку. Сейчас она на этапе «${LEAD_STAGES[lead.stage].title}».`;
    const personId = lead.holder.id;
    const includesColleagues = false;
    return [{ ...headOf(lead), key, personId, includesColleagues, since, until: after(since, HANDOVER_MS), body }];
  });
}

/** The subject comes from the site's form; names and phones are other fields of the lead. */
function headOf({ number, kind, about }: LeadCard): Pick<DueNotice, 'number' | 'title'> {
  const subject = about || LEAD_TITLES[kind];
  const short = subject.length > MAX_SUBJECT ? `${subject.slice(0, MAX_SUBJECT - 1)}…` : subject;
  return { number, title: `Заявка ${number}: ${short}` };
}

/** Whether a person receives messages at this moment, by the clock of the company. */
export function isOnDuty({ days, from, to }: DutyHours, now: Date, utcOffsetHours: number): boolean {
  const { day, time } = clockAt(now, utcOffsetHours);
  const spans = spansOn({ hours: [{ days: [...days], opens: from, closes: to }] }, day);
  return spans.some(({ opens, closes }) => opens <= time && (time < closes || closes === '23:59'));
}

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);
const earlier = (one: Date, other: Date) => (one < other ? one : other);
const words = (parts: readonly string[]) => parts.filter(Boolean).join(' ');
