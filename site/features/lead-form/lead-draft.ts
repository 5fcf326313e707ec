import type { LeadField } from '../../../model/lead/lead-schema.ts';
import { attempt } from '../../lib/attempt.ts';
import { draftName } from './lead-key.ts';

/** What is kept of a form. Never a consent: each is given anew, for the text that stands beside its box. */
const FIELDS = ['name', 'phone', 'comment', 'callTime', 'contactBy'] as const satisfies readonly LeadField[];

export type Draft = Readonly<Record<string, string>>;

export type DraftKeeper = {
  read(): Draft | null;
  /** Takes what a form would send; keeps what the visitor has written of it. */
  keep(values: Readonly<Record<string, unknown>>): void;
  clear(): void;
};

/** Survives a reload and a walk to another page of the tab; blocked storage costs only that. */
export function createLeadDraft(
  formId: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): DraftKeeper {
  const name = draftName(formId);
  return {
    read: () => attempt(() => pick(JSON.parse(storage().getItem(name) ?? 'null'), [...FIELDS, 'shownAt'])),
    keep(values) {
      const written = pick(values, FIELDS);
      attempt(() => {
        if (!written) storage().removeItem(name);
        else storage().setItem(name, JSON.stringify({ ...written, ...pick(values, ['shownAt']) }));
      });
    },
    clear: () => void attempt(() => storage().removeItem(name)),
  };
}

/** The named texts that are not empty, or `null` when there are none. */
function pick(values: unknown, names: readonly string[]): Draft | null {
  if (typeof values !== 'object' || values === null) return null;
  const entries = names.flatMap((name) => {
    const value = (values as Record<string, unknown>)[name];
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
