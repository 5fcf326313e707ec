import { z } from 'zod';
import type { OwnAccount, SecondFactorSetup } from '../../contract/access.ts';
import { judgePassword, MAX_PASSWORD } from '../../contract/password.ts';
import { readBody } from '../http/read-body.ts';
import type { PanelContext, Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { AccessParts } from './access-parts.ts';
import { deviceWords } from './device.ts';
import { requirePassword } from './require-password.ts';
import { codeOf, headersOf, passCookies } from './sign-in.ts';

const password = z.string('Введите пароль.').min(1, 'Введите пароль.').max(MAX_PASSWORD, 'Слишком длинный пароль.');
const newPassword = z.object({ current: password, next: z.string('Придумайте новый пароль.') });
const proof = z.object({ password });
/** Omit `id` to end all sessions except the current one. */
const ending = proof.extend({ id: z.string().max(100).optional() });
const sixDigits = z.object({
  code: z
    .string('Введите код.')
    .trim()
    .regex(/^\d{6}$/, 'В коде шесть цифр.'),
});

export function ownAccountRoutes(parts: AccessParts): readonly Route[] {
  return [...sessionRoutes(parts), ...secondFactorRoutes(parts), passwordRoute(parts)];
}

function sessionRoutes(parts: AccessParts): readonly Route[] {
  const { auth, database, journal } = parts;
  const thisSession = async (context: PanelContext) => {
    const found = await auth.api.getSession({ headers: headersOf(context), query: { disableRefresh: true } });
    if (!found) throw new Refusal(401, 'Войдите, чтобы продолжить.');
    return found;
  };
  return [
    {
      method: 'GET',
      path: '/api/account',
      operation: 'own-account',
      async handle(context) {
        const { session, user } = await thisSession(context);
        const rows = await database.db
          .selectFrom('sessions')
          .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
          .where('userId', '=', user.id)
          .where('expiresAt', '>', new Date().toISOString())
          .orderBy('updatedAt', 'desc')
          .execute();
        const sessions = rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
          id,
          device: deviceWords(userAgent),
          begunAt: createdAt,
          lastSeenAt: updatedAt,
          isThis: id === session.id,
        }));
        return context.json({ hasSecondFactor: user.twoFactorEnabled === true, sessions } satisfies OwnAccount);
      },
    },
    {
      // The password is required so that a stranger at an unlocked laptop cannot lock out its owner.
      method: 'POST',
      path: '/api/account/sessions/end',
      operation: 'own-account',
      async handle(context) {
        const { password: given, id } = await readBody(context, ending);
        await requirePassword(parts, context, 'password', (headers) =>
          auth.api.verifyPassword({ body: { password: given }, headers }),
        );
        const { user, session } = await thisSession(context);
        await database.db
          .deleteFrom('sessions')
          .where('userId', '=', user.id)
          .where('id', id === undefined ? '!=' : '=', id ?? session.id)
          .execute();
        const about = id === undefined ? 'все свои, кроме этого' : 'один свой';
        await journal.write({ who: user, what: 'sessions-ended', about });
        return context.json({});
      },
    },
  ];
}

function passwordRoute(parts: AccessParts): Route {
  return {
    method: 'POST',
    path: '/api/account/password',
    operation: 'own-account',
    async handle(context) {
      const { current, next } = await readBody(context, newPassword);
      const person = context.get('person');
      const { fault } = await judgePassword(next, [person.email, person.name]);
      if (fault !== null) throw new Refusal(422, fault, { fields: { next: fault } });
      await requirePassword(parts, context, 'current', async (headers) => {
        const changed = await parts.auth.api.changePassword({
          body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
          headers,
          returnHeaders: true,
        });
        passCookies(context, changed.headers);
      });
      await parts.journal.write({ who: person, what: 'password-set' });
      return context.json({});
    },
  };
}

function secondFactorRoutes(parts: AccessParts): readonly Route[] {
  const { auth, journal } = parts;
  return [
    {
      method: 'POST',
      path: '/api/account/second-factor',
      operation: 'own-account',
      isOfSetUp: true,
      async handle(context) {
        const body = await readBody(context, proof);
        const made = await requirePassword(parts, context, 'password', (headers) =>
          auth.api.enableTwoFactor({ body: { ...body, method: 'totp' }, headers }),
        );
        if (made.method !== 'totp') throw new Error('Asked for a code by time, got another second factor');
        return context.json({ uri: made.totpURI, backupCodes: made.backupCodes } satisfies SecondFactorSetup);
      },
    },
    {
      method: 'POST',
      path: '/api/account/second-factor/confirm',
      operation: 'own-account',
      isOfSetUp: true,
      async handle(context) {
        const body = await readBody(context, sixDigits);
        try {
          const done = await auth.api.verifyTOTP({ body, headers: headersOf(context), returnHeaders: true });
          passCookies(context, done.headers);
        } catch (error) {
          const isCode = codeOf(error) === 'INVALID_CODE';
          throw new Refusal(422, isCode ? 'Код не подходит. Возьмите следующий.' : 'Начните подключение заново.');
        }
        parts.usedCodes.use(context.get('person').id, body.code);
        await journal.write({ who: context.get('person'), what: 'second-factor-on' });
        return context.json({});
      },
    },
    {
      method: 'POST',
      path: '/api/account/second-factor/off',
      operation: 'own-account',
      async handle(context) {
        const body = await readBody(context, proof);
        const done = await requirePassword(parts, context, 'password', (headers) =>
          auth.api.disableTwoFactor({ body, headers, returnHeaders: true }),
        );
        passCookies(context, done.headers);
        await journal.write({ who: context.get('person'), what: 'second-factor-off' });
        return context.json({});
      },
    },
    {
      method: 'POST',
      path: '/api/account/backup-codes',
      operation: 'own-account',
      async handle(context) {
        const body = await readBody(context, proof);
        const { backupCodes } = await requirePassword(parts, context, 'password', (headers) =>
          auth.api.generateBackupCodes({ body, headers }),
        );
        await journal.write({ who: context.get('person'), what: 'backup-codes-made' });
        return context.json({ backupCodes });
      },
    },
  ];
}
