import { z } from 'zod';
import type { LinkInfo } from '../../contract/access.ts';
import { judgePassword, MAX_PASSWORD } from '../../contract/password.ts';
import { readBody } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { AccessParts } from './access-parts.ts';
import { readLink, spendLink } from './links.ts';
import { personName } from './person-name.ts';
import { signIn } from './sign-in.ts';

const NOT_WHOLE = 'Ссылка неполная или с лишними знаками: скопируйте её целиком ещё раз.';
const token = z.string(NOT_WHOLE).min(1, NOT_WHOLE).max(100, NOT_WHOLE);
const use = z.object({
  token,
  name: personName,
  password: z.string('Придумайте пароль.').max(MAX_PASSWORD, `Пароль длиннее ${MAX_PASSWORD} знаков.`),
});

export function linkRoutes(parts: AccessParts): readonly Route[] {
  const { auth, database, journal } = parts;
  return [
    {
      method: 'POST',
      path: '/api/auth/link',
      operation: 'public',
      async handle(context) {
        const link = await readLink(database.db, (await readBody(context, z.object({ token }))).token);
        const { email, name, role, person_id } = link;
        return context.json({ email, name, role, isNew: person_id === null } satisfies LinkInfo);
      },
    },
    {
      method: 'POST',
      path: '/api/auth/link/use',
      operation: 'public',
      async handle(context) {
        const wanted = await readBody(context, use);
        const link = await readLink(database.db, wanted.token);
        const { fault } = await judgePassword(wanted.password, [link.email, wanted.name]);
        if (fault !== null) throw new Refusal(422, fault, { fields: { password: fault } });
        const hash = await (await auth.$context).password.hash(wanted.password);
        const person = await spendLink(database.db, wanted.token, { name: wanted.name, hash });
        await journal.write({ who: person, what: person.isNew ? 'invitation-accepted' : 'password-set' });
        await parts.delays.forget(person.email);
        return context.json(await signIn(parts, context, { email: person.email, password: wanted.password }));
      },
    },
  ];
}
