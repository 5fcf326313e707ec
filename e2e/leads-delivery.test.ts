import { expect, test } from 'vitest';
import { startWebhook } from './support/fake-webhook.ts';
import { storedLeads } from './support/leads.ts';
import { newLead } from './support/post-lead.ts';
import { serveRelease } from './support/site-process.ts';

test('a lead thanked by the site reaches the webhook, also when the webhook was down at first', async ({
  onTestFinished,
}) => {
  const webhook = await startWebhook({ failures: 1 });
  const site = await serveRelease('demo', webhook.environment);
  onTestFinished(async () => {
    await site.stop();
    webhook.close();
  });
  const answer = await fetch(`${site.url}/api/leads`, newLead(site));
  expect(answer.status).toBe(201);
  await site.printed('"event":"delivery_delivered"');
  expect(webhook.received).toHaveLength(2);
  expect(new Set(webhook.received.map(({ id }) => id)).size).toBe(1);
  const [lead, ...others] = storedLeads(site);
  expect(others).toEqual([]);
  for (const { body } of webhook.received) expect(body).toContain(lead?.phone);
  expect(site.output()).not.toContain(lead?.phone.slice(2));
  expect(await site.stop()).toBe(0);
});
