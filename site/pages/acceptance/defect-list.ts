import { keptOnDevice } from '../../storage/kept-on-device.ts';

/** Defects found in a flat: notes keyed by the id of the checklist point. */
export type DefectList = {
  readonly address: string;
  readonly date: string;
  readonly notes: Readonly<Record<string, string>>;
};

export const EMPTY: DefectList = { address: '', date: '', notes: {} };

const list = keptOnDevice('acceptance-list', EMPTY, parseList);
export const useDefectList = list.use;

export function changeList(change: Partial<Pick<DefectList, 'address' | 'date'>>): void {
  list.keep({ ...list.read(), ...change });
}

/** A `null` note removes the point from the list. */
export function setNote(id: string, note: string | null): void {
  const { [id]: _, ...others } = list.read().notes;
  list.keep({ ...list.read(), notes: note === null ? others : { ...others, [id]: note } });
}

export function clearList(): void {
  list.keep(EMPTY);
}

/** Validates stored data: values in another format, for example from an older build, are ignored. */
export function parseList(kept: unknown): DefectList {
  const { address, date, notes } = Object(kept) as Record<string, unknown>;
  const validNotes = Object.entries(Object(notes ?? {})).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { address: words(address), date: words(date), notes: Object.fromEntries(validNotes) };
}

const words = (value: unknown) => (typeof value === 'string' ? value : '');
