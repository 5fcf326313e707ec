import { cleanLine } from '../../../model/lead/clean-text.ts';
import { stageWords } from '../../../model/lead/lead-stages.ts';
import type { LocalClock } from '../../release/contact.ts';
import { channelTitle } from '../channels/channels.ts';
import { plainText } from '../channels/words/plain-text.ts';
import { clockWords } from '../contract/clock-words.ts';
import { suspicionWords } from '../contract/suspicions.ts';
import type { Delivery, LeadDetails } from '../operations/lead-details.ts';
import type { LeadEvent } from '../operations/lead-history.ts';
import { readLeadHistory } from '../operations/lead-history.ts';
import { STATE_WORDS, STATUS_WORDS } from '../reports/words.ts';
import { leadNumber } from './arguments.ts';
import type { Command } from './command.ts';

export const show: Command = {
  name: 'show',
  usage: 'НОМЕР',
  summary: 'всё, что хранится об одной заявке: ответы, согласия, доставка',
  options: {},
  async run({ words }, { database, links, clock, say }) {
    const number = leadNumber(words[0]);
    const story = await readLeadHistory(database, number);
    if (!story) {
      say(`Заявки № ${number} нет.`);
      return 1;
    }
    const { lead, events } = story;
    for (const line of plainText(lead, { ...links, clock: () => clock }).split('\n')) say(line);
    for (const line of [
      ...stateLines(lead, clock),
      ...eventLines(events, clock),
      ...sourceLines(lead),
      ...consentLines(lead, clock),
      ...lead.deliveries.map((delivery) => deliveryLine(delivery, clock)),
    ])
      say(line);
    return 0;
  },
};

const EVENT_WORDS: Readonly<Record<LeadEvent['what'], string>> = {
  stage: 'этап',
  taken: 'взяли',
  note: 'заметка',
  reminder: 'напоминание',
  released: 'не спам',
  resent: 'отправили ещё раз',
};

const CHECK_WORDS = {
  passed: 'Проверку на робота прошёл сам.',
  unavailable: 'Проверка на робота не работала, поэтому пропущен без неё.',
} as const;

function stateLines(lead: LeadDetails, clock: LocalClock): string[] {
  return [
    '',
    `Состояние: ${STATUS_WORDS[lead.status]}${lead.suspicions.length > 0 ? ` (${suspicionWords(lead.suspicions)})` : ''}`,
    `Этап: ${stageWords(lead.progress.stage, lead.progress.loss)}${lead.progress.taken ? `, у кого: ${cleanLine(lead.progress.taken.name)}` : ''}`,
    ...(lead.progress.remindAt === null ? [] : [`Напомнить: ${clockWords(lead.progress.remindAt, clock)}`]),
    ...(lead.humanCheck === null ? [] : [CHECK_WORDS[lead.humanCheck]]),
    `Последний контакт: ${clockWords(lead.lastContactAt, clock)}`,
    ...(lead.reducedAt === null
      ? []
      : [
          `Срок хранения вышел ${clockWords(lead.reducedAt, clock)}: осталось нужное для рекламы, на которую есть согласие.`,
        ]),
  ];
}

function eventLines(events: readonly LeadEvent[], clock: LocalClock): string[] {
  if (events.length === 0) return [];
  return [
    '',
    'Что делали:',
    ...events.map(({ at, author, what, words, move }) => {
      const title = what === 'taken' && words !== '' ? 'передали' : EVENT_WORDS[what];
      const said = [title, move && stageWords(move.to), words && cleanLine(words)].filter(Boolean).join(': ');
      return `  ${clockWords(at, clock)}, ${cleanLine(author) || 'с командной строки'}: ${said}`;
    }),
  ];
}

function sourceLines({ attribution }: LeadDetails): string[] {
  if (attribution === null) return [];
  return [
    '',
    'Источник:',
    ...Object.entries(attribution).map(([name, value]) => `  ${cleanLine(name)}: ${inLine(value)}`),
  ];
}

function inLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return cleanLine(String(value ?? 'нет'));
  return Object.entries(value)
    .map(([name, part]) => `${cleanLine(name)}=${inLine(part)}`)
    .join(' ');
}

function consentLines({ proofs }: LeadDetails, clock: LocalClock): string[] {
  const lines = proofs.map(
    ({ document, version, label, checked_at, given_at, ip }) =>
      `  /${document}, редакция ${version}, ${givenWords(checked_at, given_at, clock)}, адрес ${ip}: «${cleanLine(label)}»`,
  );
  return ['', 'Согласия:', ...lines];
}

/** Shows both times when they differ: an offline form keeps a lead until the network returns. */
function givenWords(receivedAt: string, givenAt: string | null, clock: LocalClock): string {
  const received = clockWords(new Date(receivedAt), clock);
  const given = givenAt === null ? received : clockWords(new Date(givenAt), clock);
  return given === received ? received : `${received}, на устройстве ${given}`;
}

function deliveryLine(
  { channel, state, attempts, nextAttemptAt, finishedAt, lastReason, remoteId }: Delivery,
  clock: LocalClock,
): string {
  const when =
    finishedAt === null
      ? `, следующая попытка ${clockWords(nextAttemptAt, clock)}`
      : ` ${clockWords(finishedAt, clock)}`;
  const details = [
    `попыток ${attempts}`,
    remoteId && `номер у них ${cleanLine(remoteId)}`,
    lastReason && cleanLine(lastReason),
  ];
  return `${channelTitle(channel)}: ${STATE_WORDS[state]}${when}; ${details.filter(Boolean).join('; ')}`;
}
