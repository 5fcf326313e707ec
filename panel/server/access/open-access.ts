import type { PanelEnvironment } from '../environment.ts';
import type { PanelDatabase } from '../store/panel-database.ts';
import type { AccessParts } from './access-parts.ts';
import { createAuth } from './auth.ts';
import { openJournal } from './journal.ts';
import { renewSecondFactors } from './renew-second-factors.ts';
import { readSecret } from './secret.ts';
import { openSignInDelays } from './sign-in-delay.ts';
import { createUsedCodes } from './used-codes.ts';

export async function openAccess(environment: PanelEnvironment, database: PanelDatabase): Promise<AccessParts> {
  const { dataDir, panelSecret, previousPanelSecret: previousSecret, panelUrl, secondFactor: demand } = environment;
  const secret = readSecret(dataDir, panelSecret);
  const { db } = database;
  await renewSecondFactors(db, { secret, previousSecret });
  return {
    database,
    secret,
    previousSecret,
    auth: createAuth({ db, secret, panelUrl }),
    journal: openJournal(db),
    delays: openSignInDelays(db, secret),
    usedCodes: createUsedCodes(),
    demand,
    panelUrl,
  };
}
