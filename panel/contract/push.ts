import type { Weekday } from '../../model/calling-hours/opening-hours.ts';

type Moment = string;

/** Payload of a push message. A locked screen shows it to everyone, so it holds no name and no phone. */
export type PushNotice = {
  readonly title: string;
  readonly body: string;
  /** Path of the panel that a click opens. */
  readonly path: string;
  /** A later message with the same tag replaces the earlier one. */
  readonly tag: string;
  /** Number of new leads, shown on the icon of the installed panel. */
  readonly waiting: number;
};

const days = { mon: 'пн', tue: 'вт', wed: 'ср', thu: 'чт', fri: 'пт', sat: 'сб', sun: 'вс' } as const;
export const WEEKDAYS: Readonly<Record<Weekday, string>> = days;
export const WEEKDAY_NAMES = Object.keys(days) as [Weekday, ...Weekday[]];

/** When a person receives messages, by the clock of the company; outside these hours nothing is sent to them. */
export type DutyHours = {
  readonly days: readonly Weekday[];
  /** `HH:MM`. */
  readonly from: string;
  /** `HH:MM`, exclusive; `23:59` means midnight. */
  readonly to: string;
  /** Also notifies about new leads assigned to colleagues. */
  readonly includesColleaguesLeads: boolean;
};

export const DEFAULT_HOURS: DutyHours = {
  days: WEEKDAY_NAMES,
  from: '09:00',
  to: '21:00',
  includesColleaguesLeads: false,
};

export type PushDevice = {
  readonly id: string;
  /** Browser and system, for example «Chrome на Android». */
  readonly device: string;
  readonly addedAt: Moment;
  /** Last message that the push service accepted; `null` for none. */
  readonly deliveredAt: Moment | null;
  /** The push service has dropped the subscription; the device renews it when the panel is opened there. */
  readonly isLost: boolean;
};

export type PushSettings = {
  /** Public VAPID key of the panel; a subscription made with another key receives nothing. */
  readonly publicKey: string;
  readonly hours: DutyHours;
  readonly city: string;
  readonly devices: readonly PushDevice[];
};

/** Result of a trial message, in words for the person who asked for it. */
export type PushTrial = { readonly isTaken: boolean; readonly words: string };
