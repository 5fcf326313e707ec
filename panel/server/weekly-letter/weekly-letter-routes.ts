import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { formatDayMonth } from '../../../model/format/date.ts';
import { whenWords } from '../../../model/format/when-words.ts';
import { readClock } from '../../../server/release/contact.ts';
import type { Person } from '../../contract/roles.ts';
import type { LetterTrial, WeeklyLetter } from '../../contract/weekly-letter.ts';
import { readBody } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { LeadsParts } from '../leads/leads-parts.ts';
import { dueMonday, nextMonday, SENT_FROM_HOUR } from './letter-days.ts';
import type { LetterStore } from './letter-store.ts';
import type { LetterParts } from './send-letter.ts';
import { sendLetter } from './send-letter.ts';

type Parts = {
  readonly parts: LetterParts;
  readonly leads: Pick<LeadsParts, 'dataDir' | 'now'>;
  readonly store: LetterStore;
  /** Aborted when the panel stops. */
  readonly signal: AbortSignal;
};

const NO_MAIL = 'Почта на сервере не настроена, письмо отправить некуда.';
const bodySchema = z.object({ isOn: z.boolean() });

export function weeklyLetterRoutes({ parts, leads, store, signal }: Parts): readonly Route[] {
  const path = '/api/weekly-letter';
  async function stateFor({ id, email }: Person): Promise<WeeklyLetter> {
    const { utcOffsetHours, city } = readClock(leads.dataDir);
    return {
      isOn: await store.isOn(id),
      email,
      isMailSet: parts.mail !== null,
      next: `${formatDayMonth(nextMonday(leads.now(), utcOffsetHours))} после ${SENT_FROM_HOUR}:00 (${city})`,
      last: lastWords(await store.last(id), leads.now(), utcOffsetHours),
    };
  }
  return [
    {
      method: 'GET',
      path,
      operation: 'overview',
      handle: async (context) => context.json(await stateFor(context.get('person'))),
    },
    {
      method: 'PUT',
      path,
      operation: 'overview',
      async handle(context) {
        const { isOn } = await readBody(context, bodySchema);
        if (isOn && parts.mail === null) throw new Refusal(409, NO_MAIL);
        const person = context.get('person');
        await store.setOn(person.id, isOn, leads.now());
        return context.json(await stateFor(person));
      },
    },
    {
      method: 'POST',
      path: `${path}/now`,
      operation: 'overview',
      async handle(context) {
        if (parts.mail === null) throw new Refusal(409, NO_MAIL);
        const { email } = context.get('person');
        const story = await parts.readStory();
        const outcome = await sendLetter(parts.mail, parts, { email, id: `now-${randomUUID()}`, story, signal });
        const words = outcome.isSent
          ? `Почтовый сервер принял письмо для ${email}. Если через несколько минут его нет, посмотрите в «Спаме».`
          : `Не отправлено. ${outcome.reason}.`;
        return context.json({ isSent: outcome.isSent, words } satisfies LetterTrial);
      },
    },
  ];
}

type LastLetter = Awaited<ReturnType<LetterStore['last']>>;

function lastWords(letter: LastLetter, now: Date, utcOffsetHours: number): WeeklyLetter['last'] {
  if (!letter) return null;
  const when = (moment: string) => whenWords(new Date(moment), now, utcOffsetHours);
  if (letter.sent_at !== null) return { isSent: true, words: `Последнее письмо ушло ${when(letter.sent_at)}.` };
  if (letter.reason === '') return null;
  const day = formatDayMonth(letter.week);
  const isOver = [now, new Date(letter.next_at)].some((moment) => dueMonday(moment, utcOffsetHours) !== letter.week);
  const next = isOver ? 'Больше попыток не будет.' : `Следующая попытка ${when(letter.next_at)}.`;
  return { isSent: false, words: `Письмо ${day} не отправлено. ${letter.reason}. ${next}` };
}
