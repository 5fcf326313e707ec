import type { Check } from './check.ts';
import type { WatchFigures } from './figures.ts';
import { PERIODS, THRESHOLDS } from './thresholds.ts';

const SET_RIGHT = 'Включите точное время: timedatectl set-ntp true, и проверьте: timedatectl';

type DriftParts = {
  /** Of the database that all servers share. */
  readonly databaseNow: () => Promise<Date>;
  readonly figures: WatchFigures;
  readonly everyMs?: number;
  readonly now?: () => number;
};

export function clockDriftCheck({
  databaseNow,
  figures,
  everyMs = PERIODS.clockMs,
  now = Date.now,
}: DriftParts): Check {
  return {
    name: 'clock',
    everyMs,
    isShared: false,
    over: 'Часы сервера: снова сходятся с базой, всё в порядке.',
    async look() {
      const asked = now();
      const database = (await databaseNow()).getTime();
      const driftMs = (asked + now()) / 2 - database;
      figures.clockDriftMs = driftMs;
      if (Math.abs(driftMs) < THRESHOLDS.clockDriftMs) return null;
      const seconds = Math.round(Math.abs(driftMs) / 1000).toLocaleString('ru-RU');
      return {
        code: 'clock-off',
        words: `Часы сервера ${driftMs > 0 ? 'спешат' : 'отстают'} на ${seconds} с от часов базы. ${SET_RIGHT}.`,
      };
    },
  };
}

type JumpParts = { readonly everyMs?: number; readonly now?: () => number; readonly steady?: () => number };

/** The wall clock against one that nobody sets. */
export function clockJumpCheck({
  everyMs = PERIODS.jumpMs,
  now = Date.now,
  steady = () => performance.now(),
}: JumpParts = {}): Check {
  let before = now() - steady();
  return {
    name: 'clock-jump',
    everyMs,
    isShared: false,
    over: 'Часы сервера: больше не прыгают.',
    async look() {
      const offset = now() - steady();
      const jumpMs = offset - before;
      before = offset;
      if (Math.abs(jumpMs) < THRESHOLDS.clockJumpMs) return null;
      const seconds = Math.round(Math.abs(jumpMs) / 1000).toLocaleString('ru-RU');
      return {
        code: 'clock-jumped',
        words: `Часы сервера перевели ${jumpMs > 0 ? 'вперёд' : 'назад'} на ${seconds} с. Заявки не потеряны. ${SET_RIGHT}.`,
      };
    },
  };
}
