import { useSyncExternalStore } from 'react';
import { PageError } from '../page-contract/page-error.ts';
import { createErrorSlot } from '../runtime/error-slot.ts';

const slot = createErrorSlot();

/** Replaces the page by an error screen until the next navigation, unless one is shown already. */
export function showFatalError(error: unknown): void {
  slot.show(error);
}

export const clearFatalError: () => void = slot.clear;

/** The error that takes the whole page, if there is one. */
export function useFatalError(): { readonly error: unknown } | null {
  return useSyncExternalStore(slot.subscribe, slot.getSnapshot, () => null);
}

/** Whether an error takes the whole page instead of its place within. */
export function isFatal(error: unknown): boolean {
  return error instanceof PageError && (error.fatal || error.notFound !== undefined);
}
