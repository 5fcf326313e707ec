import type { Locator, Page } from 'playwright-core';
import { fieldsOf, lastNumber, leadForm } from './leads.ts';
import type { SiteProcess } from './site-process.ts';
import type { Visitor } from './visitor.ts';

/** A visitor before the callback form of the page that is open. */
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

/** What makes the form act is there: it tells the hour of the call. */
export function awake(form: Locator): Promise<void> {
  return form.getByText(/^Сейчас/).waitFor();
}

/** What the page has posted to `/api/leads` so far, body by body. */
export function watchPosts(page: Page): readonly Record<string, unknown>[] {
  const posts: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/leads')
      posts.push(request.postDataJSON());
  });
  return posts;
}

/** What the device keeps to send later. */
export function waitingLeads(page: Page): Promise<{ key: string; values: Record<string, unknown>; keptAt: number }[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('waiting-leads') ?? '[]'));
}

/** Moves what the device keeps into the past. */
export function ageWaiting(page: Page, hours: number): Promise<void> {
  return page.evaluate((past) => {
    const leads = JSON.parse(localStorage.getItem('waiting-leads') ?? '[]') as { keptAt: number }[];
    for (const lead of leads) lead.keptAt -= past * 3_600_000;
    localStorage.setItem('waiting-leads', JSON.stringify(leads));
  }, hours);
}
