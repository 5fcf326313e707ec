import { betterAuth } from 'better-auth';
import { admin, twoFactor } from 'better-auth/plugins';
import { adminAc, userAc } from 'better-auth/plugins/admin/access';
import { MAX_PASSWORD, MIN_PASSWORD } from '../../contract/password.ts';
import { mayDo, ROLE_NAMES } from '../../contract/roles.ts';
import type { PanelQueries } from '../store/panel-database.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';
import { spareCodesOf } from './spare-codes.ts';

/** Header with the client address as the server sees it; the server overwrites any value sent by a browser. */
export const ADDRESS_HEADER = 'x-panel-address';

const DAY = 86_400;

/** Maximum session age in milliseconds; an older session ends even if it is in daily use. */
export const MAX_SESSION_MS = 30 * DAY * 1000;

/**
 * Creates the better-auth instance. Its HTTP endpoints are not mounted, so routes expose only the operations they call.
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
    // Columns are text and integers in PostgreSQL too, so rows can be moved between both databases.
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
      // Only this host can set a `__Host-` cookie, and only over https; sibling subdomains could set the default one.
      cookiePrefix: isSecure ? '__Host-panel' : 'panel',
      useSecureCookies: false,
      // The HTML page needs no cookie, so links from e-mails work with `SameSite=Strict`.
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
