import type { Locator, Page } from 'playwright-core';
import { fieldsOf, lastNumber, leadForm } from './leads.ts';
import type { SiteProcess } from './site-process.ts';
import type { Visitor } from './visitor.ts';

export function toFormVisitor(visitor: Visitor, site: SiteProcess) {
  const { page } = visitor;
  const form = leadForm(page, 'callback');
  const fields = {
    ...fieldsOf(form),
    when: form.getByLabel('Когда', { exact: true }),
    how: form.getByLabel('Как', { exact: true }),
  };
  return { ...visitor, form, fields, posts: watchPosts(page), before: lastNumber(site) };
}

/** Resolves once the form is interactive: only then does it show the current time. */
export function awake(form: Locator): Promise<void> {
  return form.getByText(/^Сейчас/).waitFor();
}

/** Returns a growing list of request bodies that the page posts to `/api/leads`. */
export function watchPosts(page: Page): readonly Record<string, unknown>[] {
  const posts: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/leads')
      posts.push(request.postDataJSON());
  });
  return posts;
}

export function waitingLeads(page: Page): Promise<{ key: string; values: Record<string, unknown>; keptAt: number }[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('waiting-leads') ?? '[]'));
}
