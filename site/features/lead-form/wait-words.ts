import { plural } from '../../../model/format/plural.ts';

/** «40 секунд», «5 минут», rounded up: in an accusative, after «через». */
export function waitWords(seconds: number): string {
  if (seconds < 60) return `${seconds}\u00a0${plural(seconds, ['секунду', 'секунды', 'секунд'])}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes}\u00a0${plural(minutes, ['минуту', 'минуты', 'минут'])}`;
}
