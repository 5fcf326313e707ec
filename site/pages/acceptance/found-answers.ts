import { counted } from '../../../model/format/plural.ts';
import type { LeadAnswers } from '../../../model/lead/lead-fields.ts';
import type { RoomView } from './data.ts';

const DEFECTS = ['замечание', 'замечания', 'замечаний'] as const;
const MAX_ITEMS = 50;

export const defectsText = (count: number) => counted(count, DEFECTS);

/** Summary of the defects for the manager. Notes and the address stay on the device. */
export function foundAnswers(
  rooms: readonly RoomView[],
  notes: Readonly<Record<string, string>>,
): LeadAnswers | undefined {
  const found = rooms.flatMap(({ title: room, points }) =>
    points.filter(({ id }) => notes[id] !== undefined).map(({ title }) => `${room}: ${title}`),
  );
  if (found.length === 0) return;
  return { 'Сам нашёл': defectsText(found.length), 'Отмеченные пункты': found.slice(0, MAX_ITEMS) };
}
