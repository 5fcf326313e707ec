import { formatIssue } from '../../../model/load/format-issue.ts';
import { Publisher, type ReadyToShow } from '../../publish/publisher.ts';
import { ContentRefused } from '../../publish/report.ts';
import { type Check, ok, trouble } from './check.ts';

/** Thrown to stop a successful trial publish before the swap. */
class TrialPublishDone extends Error {
  readonly ready: ReadyToShow;
  constructor(ready: ReadyToShow) {
    super('checked');
    this.ready = ready;
  }
}

/** Runs a publish without the swap. Encoded pictures stay in the cache. */
export const content: Check = {
  title: 'Содержимое',
  appliesTo: ({ role }) => role === 'publish',
  async look({ environment: { contentDir, dataDir, distDir, publicUrl: origin } }) {
    const review = (ready: ReadyToShow) => Promise.reject(new TrialPublishDone(ready));
    try {
      await new Publisher({ contentDir, dataDir, distDir, origin, review }).run(new Date());
      return ok('страниц: 0, ошибок нет');
    } catch (error) {
      if (error instanceof ContentRefused) return refused(error.issues);
      if (!(error instanceof TrialPublishDone)) throw error;
      const { waiting, pages } = error.ready;
      return waiting.length > 0 ? refused(waiting) : ok(`страниц: ${pages.length}, ошибок нет`);
    }
  },
};

function refused(issues: ContentRefused['issues']) {
  return trouble(['есть ошибки', ...issues.map((issue) => `  • ${formatIssue(issue)}`)].join('\n'));
}
