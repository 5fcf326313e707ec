import { useSyncExternalStore } from 'react';
import { PageError } from '../../page-contract/page-error.ts';
import { createErrorSlot } from '../runtime/error-slot.ts';

const slot = createErrorSlot();

export function showFatalError(error: unknown): void {
  slot.show(error);
}

export const clearFatalError: () => void = slot.clear;

export function useFatalError(): { readonly error: unknown } | null {
  return useSyncExternalStore(slot.subscribe, slot.getSnapshot, () => null);
}

/** Whether the error replaces the whole page instead of the main part. */
export function isFatal(error: unknown): boolean {
  return error instanceof PageError && (error.fatal || error.notFound !== undefined);
}
