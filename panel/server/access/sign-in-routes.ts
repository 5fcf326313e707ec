import { z } from 'zod';
import { MAX_PASSWORD } from '../../contract/password.ts';
import { readBody } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { AccessParts } from './access-parts.ts';
import { headersOf, passCookies, sessionOf, signIn, verifyCode } from './sign-in.ts';

const credentials = z.object({
  email: z.string('Введите почту.').trim().min(1, 'Введите почту.').max(200, 'Слишком длинная почта.'),
  password: z.string('Введите пароль.').min(1, 'Введите пароль.').max(MAX_PASSWORD, 'Слишком длинный пароль.'),
});
const code = z.object({
  code: z.string('Введите код.').trim().min(6, 'В коде шесть цифр.').max(20, 'Код длиннее, чем бывает.'),
});

export function signInRoutes(parts: AccessParts): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/api/auth/sign-in',
      operation: 'public',
      handle: async (context) => context.json(await signIn(parts, context, await readBody(context, credentials))),
    },
    {
      method: 'POST',
      path: '/api/auth/second-step',
      operation: 'public',
      handle: async (context) => context.json(await verifyCode(parts, context, (await readBody(context, code)).code)),
    },
    {
      method: 'POST',
      path: '/api/auth/sign-out',
      operation: 'own-account',
      isOfSetUp: true,
      async handle(context) {
        const { headers } = await parts.auth.api.signOut({ headers: headersOf(context), returnHeaders: true });
        passCookies(context, headers);
        await parts.journal.write({ who: context.get('person'), what: 'signed-out' });
        return context.json({});
      },
    },
    {
      // The app calls this route when it starts or regains focus; the call extends the session and its cookie.
      method: 'GET',
      path: '/api/session',
      operation: 'own-account',
      isOfSetUp: true,
      async handle(context) {
        const { headers, response } = await parts.auth.api.getSession({
          headers: headersOf(context),
          returnHeaders: true,
        });
        if (!response) throw new Refusal(401, 'Войдите, чтобы продолжить.');
        passCookies(context, headers);
        return context.json(sessionOf(parts, response.user));
      },
    },
  ];
}
