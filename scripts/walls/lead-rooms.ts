import type { Permission } from './rules.ts';
import { CONTRACT } from './site-rooms.ts';

/** Permitted imports of every command of the server. */
export const COMMAND = ['server/env.ts', 'server/system-error.ts'] as const;

export const LEAD_ROOMS = {
  'server/leads/*': {
    rooms: [
      ...CONTRACT,
      'server/leads/channels',
      'server/leads/delivery',
      'server/leads/http',
      'server/leads/intake',
      'server/leads/operations',
      'server/leads/store',
      'server/release',
    ],
    typesOnly: ['server/env.ts', 'server/leads/contract', 'server/ops/checks', 'server/serve'],
    node: true,
  },
  'server/leads/channels': {
    rooms: [...CONTRACT, 'server/html.ts', 'server/leads/contract', 'server/leads/outgoing', 'server/loopback.ts'],
    typesOnly: ['server/release'],
    packages: ['lru-cache', 'nodemailer', 'zod'],
    node: true,
  },
  'server/leads/commands': {
    rooms: [
      ...CONTRACT,
      ...COMMAND,
      'server/leads/channels',
      'server/leads/contract',
      'server/leads/http/human-check',
      'server/leads/operations',
      'server/leads/outgoing',
      'server/leads/reports',
      'server/leads/store',
      'server/ops/checks',
      'server/release',
    ],
    node: true,
  },
  'server/leads/contract': { rooms: CONTRACT, typesOnly: ['server/release'], packages: ['zod'] },
  'server/leads/delivery': {
    rooms: [...CONTRACT, 'server/leads/contract', 'server/leads/store'],
    typesOnly: ['server/release'],
    packages: ['kysely'],
    node: true,
  },
  'server/leads/http': {
    rooms: [
      ...CONTRACT,
      'server/html.ts',
      'server/leads/contract',
      'server/leads/http/human-check',
      'server/leads/intake',
      'server/page-colours.ts',
    ],
    typesOnly: ['server/leads/store', 'server/release'],
    packages: ['@hono/node-server', 'hono'],
    node: true,
  },
  'server/leads/http/human-check': {
    rooms: [
      ...CONTRACT,
      'server/html.ts',
      'server/leads/contract',
      'server/leads/http',
      'server/leads/intake',
      'server/leads/outgoing',
    ],
    typesOnly: ['server/leads/store'],
    packages: ['@hono/node-server', 'hono', 'zod'],
    node: true,
  },
  'server/leads/intake': {
    rooms: [...CONTRACT, 'server/leads/contract', 'server/leads/store'],
    packages: ['lru-cache', 'zod'],
    node: true,
  },
  'server/leads/operations': {
    rooms: [...CONTRACT, 'server/disk', 'server/leads/contract', 'server/leads/delivery', 'server/leads/store'],
    typesOnly: ['server/release'],
    packages: ['kysely'],
    node: true,
  },
  'server/leads/outgoing': { rooms: ['server/leads/contract'], packages: ['zod'], node: true },
  'server/leads/reports': {
    rooms: [...CONTRACT, 'server/leads/channels', 'server/leads/contract', 'server/leads/operations'],
    typesOnly: ['server/leads/store', 'server/release'],
    packages: ['hucre'],
  },
  'server/leads/store': {
    rooms: [
      ...CONTRACT,
      'server/disk',
      'server/leads/contract',
      'server/migrations',
      'server/postgres',
      'server/sqlite',
    ],
    packages: ['kysely', 'pg'],
    node: true,
  },
  'server/leads/testing': {},
} as const satisfies Record<string, Permission>;
