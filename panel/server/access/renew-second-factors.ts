import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { PanelQueries } from '../store/panel-database.ts';
import { spareCodesOf } from './spare-codes.ts';

type Secrets = { readonly secret: string; readonly previousSecret: string | null };

/** Re-encrypts second factors with the new secret; rows that the previous secret cannot decrypt stay unchanged. */
export async function renewSecondFactors(db: PanelQueries, { secret, previousSecret }: Secrets): Promise<void> {
  if (previousSecret === null) return;
  for (const row of await db.selectFrom('second_factors').selectAll().execute()) {
    const seed = await openWith(previousSecret, row.secret);
    if (seed === null) continue;
    // Codes that are stored as hashes cannot be rehashed with another key.
    const codes = row.backupCodes.startsWith('[') ? null : await openWith(previousSecret, row.backupCodes);
    await db
      .updateTable('second_factors')
      .set({
        secret: await symmetricEncrypt({ key: secret, data: seed }),
        ...(codes !== null && { backupCodes: await spareCodesOf(secret).storage.encrypt(codes) }),
      })
      .where('id', '=', row.id)
      .where('secret', '=', row.secret)
      .execute();
  }
}

function openWith(key: string, data: string): Promise<string | null> {
  return symmetricDecrypt({ key, data }).catch(() => null);
}
