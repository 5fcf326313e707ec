import { formatArea } from '../../../model/format/area.ts';
import { formatDate, formatDayMonth } from '../../../model/format/date.ts';
import type { Flat } from '../../../model/kinds/flat.ts';

export type FlatStatus = Flat['status'];

export function roomsName(rooms: number): string {
  return rooms === 0 ? 'Студия' : `${rooms}-комнатная`;
}

/** «Свободна», «Бронь до 4 декабря», «Продана». A past reservation date is omitted. */
export function statusText({ status, reservedUntil }: Pick<Flat, 'status' | 'reservedUntil'>, today: string): string {
  if (status === 'available') return 'Свободна';
  if (status === 'sold') return 'Продана';
  return reservedUntil && reservedUntil >= today ? `Бронь до\u00a0${formatDayMonth(reservedUntil)}` : 'Бронь';
}

/** Status in lower case for use inside a sentence: «бронь до 4 декабря». */
export function statusWords(statusText: string): string {
  return statusText.charAt(0).toLowerCase() + statusText.slice(1);
}

export function keysText({ keysOn }: Pick<Flat, 'keysOn'>, today: string): string {
  return keysOn && keysOn > today ? `ключи ${formatDate(keysOn)}` : 'дом сдан';
}

export function floorText({ floor, floorsTotal }: Pick<Flat, 'floor' | 'floorsTotal'>): string {
  return `${floor}\u00a0из\u00a0${floorsTotal}`;
}

/** Always has one decimal («61,0 м²»), so that areas align in a column. */
export function areaText(areaM2: number): string {
  return Number.isInteger(areaM2) ? `${areaM2},0\u00a0м²` : formatArea(areaM2);
}

type Place = Pick<Flat, 'city' | 'district' | 'address' | 'complex'>;

/** For example «Зеленоградск, первая линия, Приморская ул., ЖК «Белая коса»». */
export function placeText({ city, district, address, complex }: Place): string {
  return [city, district, address, ...(complex ? [complex.replace(/^ЖК /, 'ЖК\u00a0')] : [])].join(', ');
}
