import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflowPx } from '../../support/looks.ts';
import { axeViolations } from '../../support/sweep.ts';
import { PHONE } from '../../support/visitor.ts';
import { test as base } from './fixtures.ts';
import type { StaffRole } from './panel-process.ts';
import { PASSWORD } from './panel-process.ts';

export const password = (page: Page) => page.getByLabel('Пароль', { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Accounts used by this file only: failed sign-ins lock an account, and other tests share theirs. */
export const newEmail = () => `${randomUUID()}@company.ru`;

export const test = base.extend('beginner', ({ office, newGuest }) => {
  /** Creates an account and opens its invitation link. */
  return async (name: string, role: StaffRole) => {
    const email = newEmail();
    const page = await newGuest(office, { viewport: PHONE });
    await page.goto(await office.invite({ email, name, role }));
    return { email, page };
  };
});

export async function begin(page: Page, name: string): Promise<void> {
  await password(page).fill(PASSWORD);
  await button(page, 'Начать работу').click();
  await button(page, name).waitFor();
}

export async function signIn(page: Page, email: string, secret = PASSWORD): Promise<void> {
  await page.getByLabel('Почта').fill(email);
  await password(page).fill(secret);
  await button(page, 'Войти').click();
}

export async function looksRight(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowPx(page, PHONE.width)).toBeLessThanOrEqual(0);
}
