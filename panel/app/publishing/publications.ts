import type { PublishingReport, RecentChange } from '../../contract/content.ts';
import { type ChangeState, changeState } from './change-state.ts';

/** Changes that one person published at once. */
export type Publication = Pick<RecentChange, 'id' | 'at' | 'who'> & {
  readonly changes: readonly RecentChange[];
  readonly state: ChangeState;
};

/** @param latest changes of all files, newest first */
export function publicationsOf(report: PublishingReport, latest: readonly RecentChange[]): Publication[] {
  const groups: RecentChange[][] = [];
  for (const change of latest) {
    const group = groups.at(-1);
    if (group?.[0]?.at === change.at && group[0].who === change.who) group.push(change);
    else groups.push([change]);
  }
  const seen = new Set<string>();
  return groups.flatMap((changes) => {
    const current = changes.filter(({ file }) => !seen.has(file));
    for (const { file } of changes) seen.add(file);
    const [first] = changes;
    return first ? { id: first.id, at: first.at, who: first.who, changes, state: stateOf(report, current) } : [];
  });
}

/** The state of what no later publication has changed; the first that is not on the site comes before the others. */
function stateOf(report: PublishingReport, current: readonly RecentChange[]): ChangeState {
  const states = current.map((change) => changeState(report, change));
  return states.find(({ colour }) => colour !== 'green') ?? states[0] ?? { colour: 'gray', words: 'Изменено позже' };
}
