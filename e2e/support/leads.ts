import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from 'playwright-core';
import type { SiteProcess } from './site-process.ts';

/** A row of the table `leads` in `leads.db`. */
export type StoredLead = {
  readonly number: number;
  readonly id: string;
  readonly kind: string;
  readonly phone: string;
  readonly phone_typed: string;
  readonly name: string;
  readonly comment: string;
  readonly subject: string;
  readonly title_shown: string;
  readonly price_shown: string;
  readonly answers: string | null;
  readonly page: string;
  readonly key: string;
  readonly status: string;
};

export type StoredConsent = {
  readonly purpose: string;
  readonly document: string;
  readonly version: string;
  readonly sha256: string;
  readonly label: string;
  readonly checked_at: string;
  readonly ip: string;
  readonly user_agent: string;
  readonly page: string;
};

export function storedLeads({ dataDir }: SiteProcess, after = 0): readonly StoredLead[] {
  return select(dataDir, 'SELECT * FROM leads WHERE number > ? ORDER BY number', after) as StoredLead[];
}

export function storedConsents({ dataDir }: SiteProcess, leadId: string): readonly StoredConsent[] {
  return select(dataDir, 'SELECT * FROM consents WHERE lead_id = ?', leadId) as StoredConsent[];
}

/** Returns the number of the newest lead; later leads belong to the test. */
export function lastNumber(site: SiteProcess): number {
  return storedLeads(site).at(-1)?.number ?? 0;
}

/** The site writes to its store at any moment; without a timeout SQLite refuses at once. */
const LOCK_TIMEOUT_MS = 5000;

function select(dataDir: string, sql: string, parameter: number | string): unknown[] {
  const db = new DatabaseSync(join(dataDir, 'leads.db'), { readOnly: true, timeout: LOCK_TIMEOUT_MS });
  try {
    return db.prepare(sql).all(parameter);
  } finally {
    db.close();
  }
}

type PublishedConsent = {
  readonly document: string;
  readonly version: string;
  readonly sha256: string;
  readonly label: string;
};

/** Returns the consents published by the live release, by purpose, the newest version first. */
export function publishedConsents({ dataDir }: SiteProcess): Record<'callback', readonly PublishedConsent[]> {
  return JSON.parse(readFileSync(join(dataDir, 'current', 'consents.json'), 'utf8'));
}

export function leadForm(page: Page, kind: string, subject = ''): Locator {
  const about = subject === '' ? ':not(:has([name=subject]))' : `:has([name=subject][value="${subject}"])`;
  return page.locator(`main form[data-lead-form]:has([name=kind][value=${kind}])${about}`);
}

export const fieldsOf = (form: Locator) => ({
  name: form.getByLabel('Имя'),
  phone: form.getByLabel('Телефон'),
  comment: form.getByLabel('Комментарий'),
  consent: form.getByRole('checkbox', { name: /согласие на обработку персональных данных/ }),
  send: form.locator('button[type=submit]'),
});

export async function fillIn(form: Locator, { name, phone }: { name: string; phone: string }): Promise<void> {
  const fields = fieldsOf(form);
  await fields.name.fill(name);
  await fields.phone.fill(phone);
  await fields.consent.check();
}

export async function thankedNumber(page: Page): Promise<number> {
  await page.waitForURL('**/thankyou?n=*');
  const heading = page.getByRole('heading', { level: 1, name: /Заявка\s№\s\d+\sпринята/ });
  await heading.waitFor();
  return Number(/\d+/.exec(await heading.innerText())?.[0]);
}

/** Texts of the page and of the store differ in no-break spaces only. */
export const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

export const COMPANY_PHONE = /\+7\s\d{3,4}\s[\d\s\u2011]{7,}/;

export async function unfold(form: Locator): Promise<void> {
  for (const fold of await form.locator('xpath=ancestor::details').all()) {
    if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
  }
}
