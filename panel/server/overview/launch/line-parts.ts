import type { Advice } from '../../../../model/advice/advised.ts';
import { wordsOfPath } from '../../../../model/fields/field-path.ts';
import type { Finding } from '../../../../server/ops/checks/check.ts';
import { entryAddress } from '../../../contract/entry-address.ts';
import { FACTS } from '../../../contract/field-place.ts';
import type { Confirmable, LaunchLine } from '../../../contract/launch.ts';
import { placeOf } from '../../content/entry-place.ts';
import { formOf } from '../../content/kind-form.ts';
import type { LaunchReadings } from './launch-readings.ts';
import { subjectOf } from './launch-readings.ts';

export type LineState = Omit<LaunchLine, 'key' | 'title' | 'isRequired'>;

type More = Pick<LineState, 'link' | 'note' | 'confirmation'>;

export const done = (words: string, more: More = {}): LineState => ({ state: 'done', words, ...more });
export const left = (words: string, more: More = {}): LineState => ({ state: 'left', words, ...more });

/** @param guide document in `docs/ru` */
export const forOperator = (guide: string) => `Это делает тот, кто обслуживает сервер: docs/ru/${guide}`;

export const UNREADABLE: LineState = {
  state: 'unknown',
  words: 'В содержимом ошибка, поэтому посмотреть нельзя. Сначала исправьте её.',
  link: { to: '/publishing', label: 'Публикация' },
};

export function linkTo(file: string, path: readonly (string | number)[] = []): NonNullable<LineState['link']> {
  const { kind } = placeOf(file);
  const address = entryAddress({ name: kind.name, file: 'file' in kind ? kind.file : null }, file);
  const title = 'file' in kind ? kind.title : kind.titleOne;
  if (path.length === 0) return { to: address, label: title };
  const field = [FACTS, ...path].join('.');
  return { to: `${address}?field=${encodeURIComponent(field)}`, label: `${title}: ${wordsOfPath(formOf(kind), path)}` };
}

/** A line for the first of several places in the content. */
export function leftInContent([first, ...others]: readonly [Advice, ...Advice[]]): LineState {
  const rest = others.length === 0 ? '' : ` Ещё мест: ${others.length}.`;
  return left(first.message + rest, { link: linkTo(first.file, first.path) });
}

export function isFound(advice: readonly Advice[]): advice is readonly [Advice, ...Advice[]] {
  return advice.length > 0;
}

/** The most serious problem that the checks found. */
export function problemIn(findings: readonly Finding[]): string | null {
  const problem = findings.find(({ level }) => level === 'trouble') ?? findings.find(({ level }) => level === 'advice');
  return problem ? `${problem.title}: ${problem.words}` : null;
}

export function confirmationOf(
  key: Confirmable,
  { content, record }: LaunchReadings,
): NonNullable<LineState['confirmation']> {
  const found = record.confirmations[key];
  const isCurrent = found !== undefined && content !== null && found.subject === subjectOf(key, content);
  return { key, given: isCurrent ? { who: found.who, at: found.at } : null };
}
