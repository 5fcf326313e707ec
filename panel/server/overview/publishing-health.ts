import { readPublishState } from '../../../server/publish/state/publish-state.ts';
import type { PublishingHealth } from '../../contract/overview.ts';

export async function publishingHealth(dataDir: string): Promise<PublishingHealth> {
  const { live, pinned, refused, trouble } = await readPublishState(dataDir);
  const problems = (trouble?.issues ?? []).map(({ file, message }) => ({ file, message }));
  return {
    liveSince: live?.since ?? null,
    pinnedSince: pinned?.since ?? null,
    isRefused: refused,
    since: trouble?.since ?? null,
    problems: trouble?.message ? [{ file: '', message: trouble.message }, ...problems] : problems,
  };
}
