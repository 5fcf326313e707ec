import { z } from 'zod';
import { readClock } from '../../../server/release/contact.ts';
import type { PushNotice, PushSettings, PushTrial } from '../../contract/push.ts';
import { WEEKDAY_NAMES } from '../../contract/push.ts';
import { deviceWords } from '../access/device.ts';
import { readBody } from '../http/read-body.ts';
import type { PanelContext, Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import { countShelves } from '../leads/lead-list.ts';
import type { LeadsParts } from '../leads/leads-parts.ts';
import { type Post, sendOnce } from './deliver-push.ts';
import type { PushPlaces } from './push-places.ts';
import type { PushStore } from './push-store.ts';
import type { PushOutcome } from './send-push.ts';

const MAX_DEVICES = 20;
const TRIAL_TTL_S = 300;

const bytes = (length: number) => z.base64url().refine((text) => Buffer.from(text, 'base64url').length === length);

/** A browser makes all of it; people see no message about it. */
const deviceSchema = (places: PushPlaces) =>
  z.object({
    endpoint: z
      .url()
      .max(1000)
      .refine((text) => places.isEndpoint(new URL(text)), 'Служба уведомлений этого браузера не поддерживается.'),
    p256dh: bytes(65),
    auth: bytes(16),
    /** Id that the panel gave to this browser before. */
    known: z.uuid().nullable(),
  });

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Время пишется так: 09:00.');
const hoursSchema = z
  .object({
    days: z.array(z.enum(WEEKDAY_NAMES)).min(1, 'Выберите хотя бы один день.'),
    from: time,
    to: time,
    includesColleaguesLeads: z.boolean().default(false),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'Конец раньше начала. До полуночи — 23:59.' });

type Parts = {
  readonly leads: Pick<LeadsParts, 'stores' | 'dataDir' | 'now'>;
  readonly store: PushStore;
  readonly places: PushPlaces;
  readonly post: Post;
};

export function pushRoutes({ leads, store, places, post }: Parts): readonly Route[] {
  const bodyOfDevice = deviceSchema(places);
  const idOf = (context: PanelContext) => context.req.param('id') ?? '';
  return [
    {
      method: 'GET',
      path: '/api/push',
      operation: 'leads',
      async handle(context) {
        const { id: person } = context.get('person');
        const devices = await store.devicesOf(person);
        return context.json({
          publicKey: post.keys[0].publicKey,
          hours: await store.hoursOf(person),
          city: readClock(leads.dataDir).city,
          devices: devices.map(({ id, device, added_at, delivered_at, endpoint }) => ({
            ...{ id, device },
            addedAt: added_at,
            deliveredAt: delivered_at,
            isLost: endpoint === null,
          })),
        } satisfies PushSettings);
      },
    },
    {
      method: 'GET',
      path: '/api/push/waiting',
      operation: 'leads',
      handle: async (context) =>
        context.json({ waiting: (await countShelves(await leads.stores.open(), leads.now())).inbox }),
    },
    {
      method: 'PUT',
      path: '/api/push/hours',
      operation: 'leads',
      async handle(context) {
        await store.setHours(context.get('person').id, await readBody(context, hoursSchema));
        return context.json({});
      },
    },
    {
      method: 'POST',
      path: '/api/push/devices',
      operation: 'leads',
      async handle(context) {
        const { known, ...subscription } = await readBody(context, bodyOfDevice);
        const { id: person } = context.get('person');
        const own = await store.devicesOf(person);
        const isOld = own.some(({ id, endpoint }) => id === known || endpoint === subscription.endpoint);
        if (!isOld && own.length >= MAX_DEVICES)
          throw new Refusal(409, `Уведомления включены уже на ${MAX_DEVICES} устройствах. Уберите лишние из списка.`);
        const device = deviceWords(context.req.header('user-agent') ?? null);
        return context.json({ id: await store.addDevice(person, device, subscription, known) });
      },
    },
    {
      method: 'DELETE',
      path: '/api/push/devices/:id',
      operation: 'leads',
      async handle(context) {
        await store.removeDevice(context.get('person').id, idOf(context));
        return context.json({});
      },
    },
    {
      method: 'POST',
      path: '/api/push/devices/:id/trial',
      operation: 'leads',
      async handle(context) {
        const devices = await store.devicesOf(context.get('person').id);
        const device = devices.find(({ id }) => id === idOf(context));
        if (!device) throw new Refusal(404, 'Этого устройства в списке уже нет.');
        const { id, endpoint, p256dh, auth } = device;
        if (!endpoint || !p256dh || !auth) return context.json(trialOf({ kind: 'gone' }));
        const waiting = (await countShelves(await leads.stores.open(), leads.now())).inbox;
        const message = { text: JSON.stringify(trialNotice(waiting)), topic: 'trial', ttlS: TRIAL_TTL_S };
        const outcome = await sendOnce({ endpoint, p256dh, auth }, message, post);
        if (outcome.kind === 'taken') await store.markDelivered(id, post.now());
        if (outcome.kind === 'gone' || outcome.kind === 'stranger') await store.markLost(id, endpoint);
        return context.json(trialOf(outcome));
      },
    },
  ];
}

function trialNotice(waiting: number): PushNotice {
  return { title: 'Пробное уведомление', body: 'Так придёт новая заявка.', path: '/leads', tag: 'trial', waiting };
}

function trialOf(outcome: PushOutcome): PushTrial {
  switch (outcome.kind) {
    case 'taken':
      return {
        isTaken: true,
        words: 'Отправлено. Если через минуту ничего не пришло, разрешите уведомления в настройках устройства.',
      };
    case 'failed':
      return { isTaken: false, words: `Не отправлено: ${outcome.reason}. Повторите через минуту.` };
    case 'gone':
    case 'stranger':
      return {
        isTaken: false,
        words:
          'Не отправлено: браузер отказался от этой подписки. Откройте панель на том устройстве, она включит её снова.',
      };
  }
}
