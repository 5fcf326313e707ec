import type { CallFacts } from '../../../model/calling-hours/call-promise.ts';

/** A company in Kaliningrad that calls back within 15 minutes, every day from 9 to 20. */
export const CALL_FACTS: CallFacts = {
  hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], opens: '09:00', closes: '20:00' }],
  utcOffsetHours: 2,
  callbackMinutes: 15,
  form: { before: 'Звоним днём.', open: 'Ждите звонка {когда}.', closed: 'Закрыто. Ждите звонка {когда}.' },
  callback: { title: 'Перезвоним за 15 минут', lead: 'Днём' },
  accepted: { title: '№ {номер}', call: 'Позвоним {когда}.', closed: 'Закрыто.', hours: 'Днём.' },
};

export const OPEN = new Date('2026-11-20T12:00:00+02:00');
export const CLOSED = new Date('2026-11-20T22:00:00+02:00');
