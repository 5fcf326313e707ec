import { expect } from 'vitest';
import { postForm, readForm } from '../support/html-form.ts';
import { PHONE } from '../support/visitor.ts';
import { test } from './support/fixtures.ts';
import { moveUp } from './support/move-up.ts';
import { NAMES } from './support/panel-process.ts';

test('a lead given by rota is in «Только мои», still waits for its call and is handed to a colleague', async ({
  enter,
  office: { site },
}) => {
  const manager = await enter('manager', { viewport: PHONE });
  const admin = await enter('admin');
  await admin.goto('/people');
  const turn = admin.getByRole('switch', { name: NAMES.manager });
  await turn.click();
  await admin.getByText(`По очереди: ${NAMES.manager}.`).waitFor();

  const form = await readForm(site.url, '/contacts', 'callback');
  const sent = await postForm(site.url, form, { phone: '+7 911 500-00-01', name: 'Раиса', consent: 'yes' });
  const number = /n=(\d+)/.exec(sent.headers.get('location') ?? '')?.[1] ?? '';
  await admin.getByLabel(/^ждут вас: \d/).waitFor();
  await manager.goto('/leads');
  // The address changes first, so the switch does not change within the click.
  await manager.getByRole('button', { name: 'Фильтр' }).click();
  await manager.getByLabel('Только мои').click();
  await manager.getByRole('link', { name: `№ ${number}` }).click();
  await manager.getByText(`Заявка передана: ${NAMES.manager}`).waitFor();
  await manager.getByRole('button', { name: 'Взять' }).waitFor();
  await manager.getByLabel('Ответственный').selectOption(NAMES.admin);
  await manager.getByText(`Ведёт ${NAMES.admin} (`).waitFor();
  await manager.getByRole('button', { name: 'Забрать' }).waitFor();
  await manager.getByText(`Заявка передана: ${NAMES.admin}`).waitFor();

  const second = admin.getByRole('switch', { name: NAMES.admin });
  await second.click();
  await admin.getByText(`По очереди: ${NAMES.manager}, ${NAMES.admin}.`).waitFor();
  // The stored order replaces the list under an item that is being moved.
  await expect.poll(() => second.isEnabled()).toBe(true);
  await moveUp(admin.getByRole('button', { name: `Переставить: ${NAMES.admin}` }), 2);
  await admin.getByText(`По очереди: ${NAMES.admin}, ${NAMES.manager}.`).waitFor();
  await turn.click();
  await second.click();
  await admin.getByText('Очередь выключена').waitFor();
});
