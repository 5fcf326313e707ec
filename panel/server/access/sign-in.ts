import { isAPIError } from 'better-auth/api';
import { clientAddress, networkOf } from '../../../server/leads/intake/client-address.ts';
import type { Session, SignInAnswer } from '../../contract/access.ts';
import { ROLES, type Role } from '../../contract/roles.ts';
import type { PanelContext } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { PanelQueries } from '../store/panel-database.ts';
import type { AccessParts } from './access-parts.ts';
import { ADDRESS_HEADER, MAX_SESSION_MS } from './auth.ts';
import { hashPassword, isOutdated } from './password-hash.ts';
import { mustSetUp } from './second-factor-demand.ts';
import { spareCodesOf } from './spare-codes.ts';

type User = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role?: string | null | undefined;
  readonly twoFactorEnabled?: boolean | null | undefined;
};

export function personFrom({ id, email, name, role }: User) {
  if (!isRole(role)) throw new Error('A person without a role of the panel');
  return { id, email, name, role };
}

export function sessionOf({ demand }: Pick<AccessParts, 'demand'>, user: User): Session {
  const person = personFrom(user);
  return { person, mustSetUp: mustSetUp(demand, { ...user, ...person }) };
}

const isRole = (role: string | null | undefined): role is Role => typeof role === 'string' && role in ROLES;

/** Returns the person of the request's session without extending the session. */
export async function personOf(parts: Pick<AccessParts, 'auth' | 'demand'>, request: Request) {
  const { auth } = parts;
  const found = await auth.api.getSession({ headers: request.headers, query: { disableRefresh: true } });
  if (!found || found.user.banned) return null;
  const ageMs = Date.now() - found.session.createdAt.getTime();
  return ageMs > MAX_SESSION_MS
    ? null
    : { ...personFrom(found.user), mustSetUp: sessionOf(parts, found.user).mustSetUp };
}

export function addressOf(context: PanelContext): string {
  const { incoming } = context.env as { incoming: { socket: { remoteAddress?: string } } };
  return clientAddress(incoming.socket.remoteAddress, context.req.header('x-forwarded-for'));
}

/** Returns the headers for the auth library: cookies, user agent and the client address as the server sees it. */
export function headersOf(context: PanelContext): Headers {
  const headers = new Headers({ [ADDRESS_HEADER]: addressOf(context) });
  for (const name of ['cookie', 'user-agent']) {
    const value = context.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

export function passCookies(context: PanelContext, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) context.header('Set-Cookie', cookie, { append: true });
}

/** Returns the error code of a rejection by the auth library; rethrows any other error. */
export function codeOf(error: unknown): string {
  if (!isAPIError(error)) throw error;
  return String(error.body?.code ?? error.status);
}

const WRONG = 'Почта или пароль не подходят.';

/** First step: the password. Response and duration are the same for known and unknown e-mails. */
export async function signIn(
  parts: AccessParts,
  context: PanelContext,
  given: { readonly email: string; readonly password: string },
): Promise<SignInAnswer> {
  const { auth, database, delays, journal } = parts;
  const email = given.email.toLowerCase();
  const attempt = { account: email, address: networkOf(addressOf(context)) };
  const wait = await delays.begin(attempt);
  const former = await auth.api.getSession({ headers: headersOf(context), query: { disableRefresh: true } });
  try {
    const { headers, response } = await auth.api.signInEmail({
      body: { email, password: given.password },
      headers: headersOf(context),
      returnHeaders: true,
    });
    passCookies(context, headers);
    await delays.forgive(attempt);
    await renewHash(database.db, email, given.password);
    // The browser's former session is deleted so that a copied cookie becomes invalid.
    if (former) await database.db.deleteFrom('sessions').where('id', '=', former.session.id).execute();
    if (!('user' in response)) return { needsCode: true };
    const session = sessionOf(parts, response.user as User);
    await journal.write({ who: session.person, what: 'signed-in' });
    return session;
  } catch (error) {
    if (codeOf(error) === 'BANNED_USER') throw new Refusal(422, 'Вход для вас закрыт. Обратитесь к администратору.');
    const known = await database.db.selectFrom('people').select('name').where('email', '=', email).executeTakeFirst();
    await journal.write({ who: 'stranger', what: 'sign-in-failed', about: known?.name ?? 'неизвестная почта' });
    throw new Refusal(422, wait === null ? WRONG : `${WRONG} ${wait}`);
  }
}

/** Rehashes an outdated password at sign-in, the only moment when the plain password is available. */
async function renewHash(db: PanelQueries, email: string, password: string): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .innerJoin('people', 'people.id', 'accounts.userId')
    .select(['accounts.id', 'accounts.password'])
    .where('people.email', '=', email)
    .where('accounts.providerId', '=', 'credential')
    .executeTakeFirst();
  if (!account?.password || !isOutdated(account.password)) return;
  const hash = await hashPassword(password);
  await db.updateTable('accounts').set({ password: hash }).where('id', '=', account.id).execute();
}

const WRONG_CODE = 'Код не подходит. Проверьте, что часы телефона идут верно, и возьмите новый код.';

const USED_CODE = 'По этому коду уже входили. Дождитесь следующего: он меняется каждые полминуты.';

const JUDGED = ['INVALID_CODE', 'INVALID_BACKUP_CODE', 'ACCOUNT_TEMPORARILY_LOCKED'];

/** Second step: a code of the authenticator or a backup code. */
export async function verifyCode(parts: AccessParts, context: PanelContext, code: string): Promise<SignInAnswer> {
  const { auth, database, journal, secret, previousSecret, usedCodes } = parts;
  const request = { headers: headersOf(context), returnHeaders: true } as const;
  const isBackup = !/^\d{6}$/.test(code);
  const verifySpare = (key: string) =>
    auth.api.verifyBackupCode({ body: { code: spareCodesOf(key).hash(code) }, ...request });
  const verify = () =>
    isBackup
      ? verifySpare(secret).catch((error: unknown) => {
          if (previousSecret === null || codeOf(error) !== 'INVALID_BACKUP_CODE') throw error;
          return verifySpare(previousSecret);
        })
      : auth.api.verifyTOTP({ body: { code }, ...request });
  const { headers, response } = await verify().catch(async (error: unknown) => {
    const reason = codeOf(error);
    // Only failures after the first step are logged, so strangers cannot flood the journal.
    if (JUDGED.includes(reason)) await journal.write({ who: 'stranger', what: 'sign-in-failed', about: 'второй шаг' });
    if (reason === 'ACCOUNT_TEMPORARILY_LOCKED') {
      throw new Refusal(429, 'Слишком много неверных кодов. Повторите через 15 минут.');
    }
    if (reason === 'INVALID_CODE' || reason === 'INVALID_BACKUP_CODE') throw new Refusal(422, WRONG_CODE);
    throw new Refusal(422, 'Время второго шага вышло. Введите почту и пароль ещё раз.', { isOver: true });
  });
  const person = personFrom(response.user as User);
  if (!isBackup && !usedCodes.use(person.id, code)) {
    // Verification has already created a session; its cookie is not passed on.
    if (response.token) await database.db.deleteFrom('sessions').where('token', '=', response.token).execute();
    await journal.write({ who: 'stranger', what: 'sign-in-failed', about: 'второй шаг' });
    throw new Refusal(422, USED_CODE);
  }
  passCookies(context, headers);
  await journal.write({ who: person, what: 'signed-in', about: isBackup ? 'по запасному коду' : 'с кодом' });
  return { person, mustSetUp: false };
}
