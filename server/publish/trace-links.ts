import { filesOfAddress } from '../../model/load/files-of-address.ts';
import type { ContentIssue } from '../../model/load/issue.ts';
import type { Sources } from '../../model/load/locate.ts';
import type { BrokenLink } from './check-links.ts';

/** Converts broken links to issues of the files and lines that contain them. */
export function brokenLinkIssues(broken: readonly BrokenLink[], texts: Sources): ContentIssue[] {
  const sources = [...texts].map(([file, bytes]): Source => [file, new TextDecoder().decode(bytes)]);
  const links = new Map<string, BrokenLink>();
  for (const found of broken) links.set(found.link.startsWith('#') ? found.page + found.link : found.link, found);
  return [...links.values()].flatMap(({ page, link }) => {
    const written = writtenIn(
      sources.filter(([file]) => !link.startsWith('#') || isOfPage(file, page)),
      link,
    );
    const message = `Ссылка ${link} никуда не ведёт: ${reason(link)}. Исправьте адрес.`;
    if (written.length === 0) return [{ file: `страница ${page}`, message }];
    const others = filesOfAddress(link.startsWith('#') ? page : link);
    return written.map(({ file, line }) => ({ file, line, quote: link, others, message }));
  });
}

type Source = readonly [file: string, text: string];

function reason(link: string): string {
  return link.includes('#') ? 'такой страницы или такого места на ней нет' : 'такой страницы нет';
}

function isOfPage(file: string, page: string): boolean {
  return page.endsWith(`/${file.replace(/^.*\/|\.[a-z]+$/g, '')}`);
}

/** Matches whole addresses only: `/works` does not match `/works/kuhnya`. */
function writtenIn(sources: readonly Source[], link: string): { file: string; line: number }[] {
  const spellings = [...new Set([link, decoded(link)])].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const whole = new RegExp(`(?<![\\w/.:-])(?:${spellings.join('|')})(?![\\w/#?&=%-])`, 'u');
  return sources.flatMap(([file, text]) =>
    text.split('\n').flatMap((content, index) => (whole.test(content) ? [{ file, line: index + 1 }] : [])),
  );
}

function decoded(link: string): string {
  try {
    return decodeURI(link);
  } catch {
    return link;
  }
}
