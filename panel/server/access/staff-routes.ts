import { z } from 'zod';
import type { MadeLink } from '../../contract/access.ts';
import { JOURNAL_EVENTS } from '../../contract/journal.ts';
import { ROLE_NAMES, ROLES } from '../../contract/roles.ts';
import { readBody } from '../http/read-body.ts';
import type { PanelContext, Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { AccessParts } from './access-parts.ts';
import { INVITATION_LASTS, makeLink } from './links.ts';
import { personEmail, personName } from './person-name.ts';
import { changeColleague, colleague, readStaff } from './staff.ts';

const role = z.enum(ROLE_NAMES, 'Выберите роль.');
const invitation = z.object({ email: personEmail, name: personName, role });
const change = z
  .object({ role: role.optional(), isBlocked: z.boolean().optional() })
  .refine((wanted) => Object.keys(wanted).length === 1, 'Меняется что-то одно: роль или вход.');
const events = Object.keys(JOURNAL_EVENTS) as [keyof typeof JOURNAL_EVENTS];
const journalFilter = z.object({
  who: z.string().max(200).optional(),
  what: z.enum(events).optional(),
  before: z.coerce.number().int().positive().optional(),
});

export function staffRoutes(parts: AccessParts): readonly Route[] {
  return [...invitationRoutes(parts), ...colleagueRoutes(parts), journalRoute(parts)];
}

function invitationRoutes({ database: { db }, journal, panelUrl }: AccessParts): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/people',
      operation: 'people',
      handle: async (context) => context.json(await readStaff(db)),
    },
    {
      method: 'POST',
      path: '/api/people/invitations',
      operation: 'people',
      async handle(context) {
        const wanted = await readBody(context, invitation);
        const known = await db.selectFrom('people').select('name').where('email', '=', wanted.email).executeTakeFirst();
        if (known) {
          const fault = `С этой почтой уже работает ${known.name}. Пароль меняют ссылкой в списке.`;
          throw new Refusal(422, fault, { fields: { email: fault } });
        }
        const who = context.get('person');
        const earlier = db.selectFrom('access_links').select('id').where('email', '=', wanted.email);
        const what = (await earlier.executeTakeFirst()) ? 'invitation-renewed' : 'invited';
        const made = await makeLink(db, panelUrl, {
          ...wanted,
          personId: null,
          madeBy: who.name,
          lasts: INVITATION_LASTS,
        });
        await journal.write({ who, what, about: `${wanted.name}, ${ROLES[wanted.role].title}` });
        return context.json(made satisfies MadeLink);
      },
    },
    {
      method: 'DELETE',
      path: '/api/people/invitations/:id',
      operation: 'people',
      async handle(context) {
        const gone = await db
          .deleteFrom('access_links')
          .where('id', '=', context.req.param('id') ?? '')
          .returning('name')
          .executeTakeFirst();
        if (!gone) throw new Refusal(404, 'Этого приглашения уже нет: оно принято или отозвано.');
        await journal.write({ who: context.get('person'), what: 'invitation-revoked', about: gone.name });
        return context.json({});
      },
    },
  ];
}

function colleagueRoutes({ database, journal, panelUrl }: AccessParts): readonly Route[] {
  const { db } = database;
  const meant = (context: PanelContext) => colleague(db, context.req.param('id') ?? '');
  return [
    {
      method: 'PATCH',
      path: '/api/people/:id',
      operation: 'people',
      async handle(context) {
        const wanted = await readBody(context, change);
        const { id, name } = await meant(context);
        const who = context.get('person');
        if (wanted.isBlocked && id === who.id) throw new Refusal(409, 'Себе вход не закрывают: попросите коллегу.');
        await changeColleague(database, id, wanted);
        if (wanted.role !== undefined) {
          await journal.write({ who, what: 'role-changed', about: `${name}: ${ROLES[wanted.role].title}` });
        } else await journal.write({ who, what: wanted.isBlocked ? 'blocked' : 'unblocked', about: name });
        return context.json({});
      },
    },
    {
      method: 'POST',
      path: '/api/people/:id/password-link',
      operation: 'people',
      async handle(context) {
        const { id, name, email, role } = await meant(context);
        const who = context.get('person');
        const wanted = { email, name, role, personId: id, madeBy: who.name, lasts: INVITATION_LASTS };
        const made = await makeLink(db, panelUrl, wanted);
        await journal.write({ who, what: 'password-link-made', about: name });
        return context.json(made satisfies MadeLink);
      },
    },
    {
      method: 'DELETE',
      path: '/api/people/:id/sessions',
      operation: 'people',
      async handle(context) {
        const { id, name } = await meant(context);
        await db.deleteFrom('sessions').where('userId', '=', id).execute();
        await journal.write({ who: context.get('person'), what: 'sessions-ended', about: name });
        return context.json({});
      },
    },
    {
      // Removes the second factor of a person who has lost both the device and the backup codes.
      method: 'DELETE',
      path: '/api/people/:id/second-factor',
      operation: 'people',
      async handle(context) {
        const { id, name } = await meant(context);
        await db.transaction().execute(async (transaction) => {
          await transaction.deleteFrom('second_factors').where('userId', '=', id).execute();
          await transaction.updateTable('people').set({ twoFactorEnabled: 0 }).where('id', '=', id).execute();
        });
        await journal.write({ who: context.get('person'), what: 'second-factor-off', about: name });
        return context.json({});
      },
    },
  ];
}

function journalRoute({ journal }: AccessParts): Route {
  return {
    method: 'GET',
    path: '/api/journal',
    operation: 'people',
    async handle(context) {
      const filter = journalFilter.safeParse(context.req.query());
      if (!filter.success) throw new Refusal(400, 'Такого фильтра у журнала нет.');
      return context.json(await journal.read(filter.data));
    },
  };
}
