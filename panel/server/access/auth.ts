import { betterAuth } from 'better-auth';
import { admin, twoFactor } from 'better-auth/plugins';
import { adminAc, userAc } from 'better-auth/plugins/admin/access';
import { MAX_PASSWORD, MIN_PASSWORD } from '../../contract/password.ts';
import { mayDo, ROLE_NAMES } from '../../contract/roles.ts';
import type { PanelQueries } from '../store/panel-database.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';
import { spareCodesOf } from './spare-codes.ts';

/** Set by the server itself from the connection; what a browser sends under this name is overwritten. */
export const ADDRESS_HEADER = 'x-panel-address';

const DAY = 86_400;

/** After it even a session in daily use begins anew. */
export const LONGEST_SESSION_MS = 30 * DAY * 1000;

/**
 * Who is who. Its own addresses are never mounted: each route of the panel calls the one operation it is for, so nothing
 * of the library that the panel has not asked for can be reached.
 */
export function createAuth(settings: {
  readonly db: PanelQueries;
  readonly secret: string;
  readonly panelUrl: string;
}) {
  const { db, secret, panelUrl } = settings;
  const isSecure = panelUrl.startsWith('https:');
  return betterAuth({
    appName: 'Панель',
    baseURL: panelUrl,
    basePath: '/api/auth',
    secret,
    // Columns are text and whole numbers in PostgreSQL as well: rows can be carried from one database to the other.
    database: { db, type: 'sqlite' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
      password: { hash: hashPassword, verify: isPasswordOf },
    },
    user: { modelName: 'people' },
    session: { modelName: 'sessions', expiresIn: 14 * DAY, updateAge: 60 },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    plugins: [
      admin({
        defaultRole: 'manager',
        adminRoles: ROLE_NAMES.filter((role) => mayDo(role, 'people')),
        roles: Object.fromEntries(ROLE_NAMES.map((role) => [role, mayDo(role, 'people') ? adminAc : userAc])),
      }),
      twoFactor({
        schema: { twoFactor: { modelName: 'second_factors' } },
        backupCodeOptions: { storeBackupCodes: spareCodesOf(secret).storage },
      }),
    ],
    advanced: {
      // A browser takes such a name from this very host over https alone; the library's own would let neighbours set it.
      cookiePrefix: isSecure ? '__Host-panel' : 'panel',
      useSecureCookies: false,
      // The page itself needs no cookie, so that even a link from a letter works with the strictest kind.
      defaultCookieAttributes: { sameSite: 'strict', httpOnly: true, secure: isSecure, path: '/' },
      database: { validateSchema: false },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;
