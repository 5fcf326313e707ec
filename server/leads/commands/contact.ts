import { clockWords } from '../contract/clock-words.ts';
import { recordContact } from '../operations/record-contact.ts';
import { day, leadNumber, textOption } from './arguments.ts';
import type { Command } from './command.ts';
import { UsageError } from './command.ts';

export const contact: Command = {
  name: 'contact',
  usage: 'НОМЕР',
  summary: 'отметить последний разговор: срок хранения считается от него',
  details: ['--at 2026-11-20     день разговора; без него — сейчас'],
  options: { at: { type: 'string' } },
  async run(given, { database, now, clock, say }) {
    const number = leadNumber(given.words[0]);
    const text = textOption(given, 'at');
    const at = text === undefined ? now() : day(text, clock);
    if (at > now()) throw new UsageError('Этот день ещё не настал.');
    const isKnown = await recordContact(database, number, at);
    say(isKnown ? `№ ${number}: разговор записан, ${clockWords(at, clock)}.` : `Заявки № ${number} нет.`);
    return isKnown ? 0 : 1;
  },
};
