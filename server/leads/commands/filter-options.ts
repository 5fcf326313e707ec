import { nextDay } from '../../../model/format/calendar.ts';
import { LEAD_KIND_NAMES } from '../../../model/lead/lead-kinds.ts';
import type { LocalClock } from '../../release/contact.ts';
import { CHANNEL_NAMES } from '../channels/channels.ts';
import type { LeadStatus } from '../contract/lead.ts';
import type { LeadFilter } from '../operations/lead-filter.ts';
import type { MessageState } from '../store/schema.ts';
import { channelName, day, oneOf, textOption } from './arguments.ts';
import type { CommandContext, Given } from './command.ts';

const STATUSES: readonly LeadStatus[] = ['accepted', 'quarantined'];
const STATES: readonly MessageState[] = ['queued', 'leased', 'delivered', 'dead'];

export const FILTER_OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string' },
  kind: { type: 'string' },
  status: { type: 'string' },
  state: { type: 'string' },
  channel: { type: 'string' },
} as const;

export const FILTER_DETAILS: readonly string[] = [
  '--from 2026-11-01   с этого дня по времени компании',
  '--to 2026-11-20     по этот день включительно',
  `--kind ВИД          ${LEAD_KIND_NAMES.join(', ')}`,
  '--status КАКИЕ      accepted — принятые, quarantined — в карантине',
  '--state СОСТОЯНИЕ   доставки: queued — ждёт, delivered — доставлена, dead — не доставлена',
  `--channel КАНАЛ     ${CHANNEL_NAMES.join(', ')}`,
];

export function readFilter(given: Given, { clock }: Pick<CommandContext, 'clock'>): LeadFilter {
  const option = (name: keyof typeof FILTER_OPTIONS) => textOption(given, name);
  const [from, to, kind, status, state, channel] = [
    option('from'),
    option('to'),
    option('kind'),
    option('status'),
    option('state'),
    option('channel'),
  ];
  return {
    ...(from === undefined ? {} : { from: day(from, clock) }),
    ...(to === undefined ? {} : { to: dayAfter(to, clock) }),
    ...(kind === undefined ? {} : { kind: oneOf(kind, LEAD_KIND_NAMES, 'Вида') }),
    ...(status === undefined ? {} : { status: oneOf(status, STATUSES, 'Значения --status') }),
    ...(state === undefined ? {} : { delivery: oneOf(state, STATES, 'Состояния') }),
    ...(channel === undefined ? {} : { channel: channelName(channel) }),
  };
}

function dayAfter(text: string, clock: LocalClock): Date {
  day(text, clock);
  return day(nextDay(text), clock);
}
