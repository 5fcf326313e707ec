import { type CallFacts, callPromise } from '../../../model/calling-hours/call-promise.ts';
import { openState } from '../../../model/calling-hours/opening-hours.ts';

/** Promises a call within minutes during opening hours, otherwise names the time of the call. */
export function callbackTitle(calls: CallFacts, now: Date): string {
  return openState(calls, now).open ? calls.callback.title : `Позвоним ${callPromise(calls, now)}`;
}
