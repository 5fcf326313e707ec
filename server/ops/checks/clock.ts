import { advice, alarm, type Check, ok, type WatchedCheck } from './check.ts';

export const DRIFT_LIMIT_MS = 5000;
/** Smallest clock jump that is reported; regular corrections are far smaller. */
const JUMP_LIMIT_MS = 60_000;
const SET_RIGHT = 'Включите точное время: timedatectl set-ntp true, и проверьте: timedatectl';

/** Compares the clock of this server with the clock of PostgreSQL. SQLite uses the clock of this server. */
export const clock: WatchedCheck = {
  id: 'clock',
  title: 'Часы сервера',
  everyMs: () => 60_000,
  isShared: false,
  over: 'снова сходятся с базой, всё в порядке.',
  appliesTo: ({ databaseUrl }) => databaseUrl !== null,
  async look({ readings, now, databaseNow }) {
    const asked = now();
    const database = await databaseNow();
    if (database === null) return null;
    const driftMs = (asked + now()) / 2 - database;
    readings.clockDriftMs = driftMs;
    if (Math.abs(driftMs) < DRIFT_LIMIT_MS) return ok('сходятся с базой.');
    const way = driftMs > 0 ? 'спешат' : 'отстают';
    return alarm('clock-off', `${way} на ${secondsOf(driftMs)} с от часов базы. ${SET_RIGHT}.`);
  },
};

export const clockJump: WatchedCheck = {
  id: 'clock-jump',
  title: 'Часы сервера',
  everyMs: () => 10_000,
  isShared: false,
  over: 'больше не прыгают.',
  async look({ readings, now, steadyNow }) {
    const offset = now() - steadyNow();
    const jumpMs = offset - (readings.clockOffsetMs ?? offset);
    readings.clockOffsetMs = offset;
    if (Math.abs(jumpMs) < JUMP_LIMIT_MS) return null;
    const way = jumpMs > 0 ? 'вперёд' : 'назад';
    const words = `перевели ${way} на ${secondsOf(jumpMs)} с. Заявки не потеряны. ${SET_RIGHT}.`;
    return alarm('clock-jumped', words);
  },
};

/** Asks the time service, because a proxy on the same machine has the same clock. */
export const clockSync: Check = {
  title: 'Точное время',
  async look({ isClockKept }) {
    const isKept = await isClockKept();
    if (isKept === null) return null;
    return isKept
      ? ok('машина сверяет часы.')
      : advice('машина не сверяет часы: timedatectl set-ntp true, через минуту проверьте: timedatectl.');
  },
};

function secondsOf(milliseconds: number): string {
  return Math.round(Math.abs(milliseconds) / 1000).toLocaleString('ru-RU');
}
