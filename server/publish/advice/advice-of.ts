import { advise } from '../../../model/advice/advise.ts';
import type { Advice } from '../../../model/advice/advised.ts';
import { cutTexts } from '../../../model/load/cut-texts.ts';
import { locateIssues } from '../../../model/load/locate.ts';
import type { ReadyToShow } from '../publisher.ts';

export function adviceOf(ready: ReadyToShow, more: readonly Advice[] = []): Advice[] {
  return locateIssues([...ready.reminders, ...cutTexts(ready.texts), ...advise(ready), ...more], ready.texts);
}
