import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { MadeLink } from '../../contract/access.ts';
import type { Role } from '../../contract/roles.ts';
import { Refusal } from '../http/route.ts';
import type { PanelQueries } from '../store/panel-database.ts';

const HOUR = 3_600_000;
export const INVITATION_LASTS = 72 * HOUR;
export const ADMIN_LINK_LASTS = 24 * HOUR;

type WantedLink = {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Person whose password the link resets; `null` for an invitation. */
  readonly personId: string | null;
  readonly madeBy: string;
  readonly lasts: number;
};

/** Creates a link and revokes earlier ones. The token is in the URL fragment, which browsers never send. */
export async function makeLink(db: PanelQueries, panelUrl: string, wanted: WantedLink): Promise<MadeLink> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + wanted.lasts).toISOString();
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('access_links').where('email', '=', wanted.email).execute();
    await transaction
      .insertInto('access_links')
      .values({
        id: randomUUID(),
        token_hash: hashOf(token),
        email: wanted.email,
        name: wanted.name,
        role: wanted.role,
        person_id: wanted.personId,
        made_by: wanted.madeBy,
        made_at: new Date().toISOString(),
        expires_at: expiresAt,
      })
      .execute();
  });
  return { link: `${panelUrl}/welcome#${token}`, expiresAt };
}

/** Throws a `Refusal` when the token is unknown or expired. */
export async function readLink(db: PanelQueries, token: string) {
  const link = await db
    .selectFrom('access_links')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  if (!link) throw voidLink();
  return link;
}

/** Consumes the link, sets the password and ends all sessions of the person in one transaction. */
export async function spendLink(
  db: PanelQueries,
  token: string,
  set: { readonly name: string; readonly hash: string },
) {
  const now = new Date().toISOString();
  return db.transaction().execute(async (transaction) => {
    const link = await transaction
      .deleteFrom('access_links')
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst();
    if (!link) throw voidLink();
    if (link.person_id !== null) {
      await transaction.deleteFrom('sessions').where('userId', '=', link.person_id).execute();
      await transaction
        .updateTable('accounts')
        .set({ password: set.hash, updatedAt: now })
        .where('userId', '=', link.person_id)
        .execute();
      return { id: link.person_id, name: link.name, email: link.email, isNew: false };
    }
    const id = randomUUID();
    await transaction
      .insertInto('people')
      .values({
        id,
        name: set.name,
        email: link.email,
        emailVerified: 1,
        createdAt: now,
        updatedAt: now,
        role: link.role,
        banned: 0,
        twoFactorEnabled: 0,
      })
      .execute();
    await transaction
      .insertInto('accounts')
      .values({
        id: randomUUID(),
        accountId: id,
        providerId: 'credential',
        userId: id,
        password: set.hash,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    return { id, name: set.name, email: link.email, isNew: true };
  });
}

const voidLink = () =>
  new Refusal(
    404,
    'Ссылка не действует: её срок вышел, ею уже воспользовались или выдали новую. Попросите администратора о новой.',
  );

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
