import type { ContentIssue } from '../../model/load/issue.ts';
import { formatIssue } from '../../model/load/issue.ts';
import type { BrokenLink } from './check-links.ts';

/** Content that cannot be published; the old release stays. The message is for an editor. */
export class ContentRefused extends Error {
  readonly issues: readonly ContentIssue[];
  constructor(issues: readonly ContentIssue[]) {
    super(refusal(issues));
    this.name = 'ContentRefused';
    this.issues = issues;
  }
}

/** A finished page breaks a rule that every page keeps; that is a fault in the code. */
export class PageFault extends Error {}

function refusal(issues: readonly ContentIssue[]): string {
  const lines = issues.map((issue) => `  • ${formatIssue(issue)}`);
  return ['Содержимое не опубликовано, на сайте осталась прежняя версия. Исправьте:', ...lines].join('\n');
}

/** Dead links as issues of the files they come from, as far as the page's address tells. */
export function brokenLinkIssues(
  broken: readonly BrokenLink[],
  everyPageHas: (link: string) => boolean,
): ContentIssue[] {
  const inFrame = [...new Set(broken.map(({ link }) => link))].filter(everyPageHas);
  const onPages = broken.filter(({ link }) => !inFrame.includes(link));
  return [
    ...inFrame.map((link) => ({
      file: 'navigation.yaml',
      message: `Ссылка ${link} никуда не ведёт. Исправьте адрес.`,
    })),
    ...onPages.map(({ page, link }) => ({
      file: `страница ${page}`,
      message: `Ссылка ${link} никуда не ведёт. Исправьте адрес в тексте.`,
    })),
  ];
}
