import { createServer } from 'node:http';
import { createLeadsApi, createLeadsListener } from './leads-api.ts';
import { openSqliteLeadStore } from './sqlite-lead-store.ts';
import { consentIndex } from './testing.ts';

/** The process that `crash.test.ts` kills: an intake on the database named in the argument. */
const store = openSqliteLeadStore(process.argv[2] ?? '');
const api = createLeadsApi({ store, consents: () => consentIndex, leadsPerMinute: 0, phone: () => '+74012051736' });
const server = createServer(createLeadsListener(api)).listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`${address.port}\n`);
});
