import { COMMAND } from './lead-rooms.ts';
import type { Permission } from './rules.ts';
import { SERVER_ROOMS } from './server-rooms.ts';
import { CONTRACT, MODEL, MODEL_ROOMS, SITE_ROOMS } from './site-rooms.ts';

const PANEL_ROOMS = {
  'panel/*': { packages: ['@vitejs/plugin-react', 'vite'] },
  'panel/app': {
    rooms: [...CONTRACT, 'panel/contract', 'site/fonts'],
    typesOnly: ['model/load'],
    packages: [
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      '@dnd-kit/utilities',
      '@lexical/rich-text',
      '@mantine/core',
      '@mantine/dates',
      '@mantine/hooks',
      '@mantine/notifications',
      '@mdxeditor/editor',
      '@tanstack/react-query',
      '@zip.js/zip.js',
      'dayjs',
      'diff',
      'get-nonce',
      'lexical',
      'mdast',
      'mdast-util-directive',
      'qrcode.react',
      'react',
      'react-dom',
      'react-easy-crop',
      'react-hook-form',
      'react-router',
      'rehype-parse',
      'rehype-remark',
      'remark-gfm',
      'remark-stringify',
      'tus-js-client',
      'unified',
      'zod',
    ],
  },
  'panel/contract': {
    rooms: CONTRACT,
    typesOnly: ['model/load'],
    packages: ['@zxcvbn-ts/core', '@zxcvbn-ts/language-common'],
  },
  'panel/server': {
    rooms: [
      ...MODEL,
      ...COMMAND,
      'panel/contract',
      'server/counts',
      'server/disk',
      'server/html.ts',
      'server/leads/channels',
      'server/leads/contract',
      'server/leads/intake',
      'server/leads/operations',
      'server/leads/outgoing',
      'server/leads/reports',
      'server/leads/store',
      'server/migrations',
      'server/new-company',
      'server/ops/backup',
      'server/ops/checks',
      'server/postgres',
      'server/publish',
      'server/release',
      'server/serve',
      'server/sqlite',
    ],
    typesOnly: ['site/*', 'site/entry-static.tsx'],
    packages: [
      '@hono/node-server',
      '@tus/file-store',
      '@tus/server',
      'better-auth',
      'bowser',
      'hono',
      'kysely',
      'libheif-js',
      'pg',
      'sharp',
      'yaml',
      'zod',
    ],
    node: true,
  },
} as const satisfies Record<string, Permission>;

const OUTER_ROOMS = {
  bench: {
    rooms: [
      'e2e',
      'server/leads/contract',
      'server/leads/delivery',
      'server/leads/http',
      'server/leads/store',
      'server/leads/testing',
      'server/publish',
      'server/release',
    ],
    packages: ['playwright-core', 'sharp', 'vite', 'vitest'],
    node: true,
  },
  e2e: {
    rooms: [
      'model/counts',
      'model/load',
      'scripts/test-releases',
      'server/leads/http/human-check',
      'server/leads/testing',
      'site/match-route.ts',
    ],
    typesOnly: ['panel/contract', 'site/*'],
    packages: [
      '@sparticuz/chromium',
      'axe-core',
      'hucre',
      'playwright-core',
      'postcss',
      'puppeteer-core',
      'selenium-webdriver',
      'sharp',
      'vitest',
    ],
    node: true,
  },
  scripts: {
    rooms: [
      'e2e',
      'model/guide',
      'panel/server',
      'server/counts',
      'server/env.ts',
      'server/leads/operations',
      'server/leads/store',
      'server/leads/testing',
      'server/ops/backup',
      'server/publish',
      'vitest.config.ts',
    ],
    packages: [
      '@testing-library/react',
      'dependency-cruiser',
      'fast-check',
      'postcss',
      'semver',
      'vite',
      'vitest',
      'yaml',
    ],
    node: true,
  },
  'scripts/test-releases': {
    rooms: ['scripts', 'server/new-company', 'server/publish'],
    packages: ['sharp'],
    node: true,
  },
  'vitest.config.ts': { rooms: ['scripts'], packages: ['vitest'], node: true },
} as const satisfies Record<string, Permission>;

/**
 * Every room and its permitted imports; docs/architecture.md has the diagram. A name is a folder without the rooms
 * inside, `folder/*` is the direct files of a folder, or a name is one file.
 */
export const ROOMS = house({ ...MODEL_ROOMS, ...SITE_ROOMS, ...SERVER_ROOMS, ...PANEL_ROOMS, ...OUTER_ROOMS });

type Name = keyof typeof ROOMS;

const PACKAGES_OF_TESTS = ['@testing-library/react', '@testing-library/user-event', 'fast-check', 'vitest', 'yaml'];

const SITE_TESTS: Permission<Name> = { rooms: ['model/load'], packages: ['react-dom'] };
const SERVER = Object.keys(SERVER_ROOMS) as (keyof typeof SERVER_ROOMS)[];

/** Permitted imports of tests and fixtures by folder; the most specific folder applies. */
export const TESTS: Readonly<Record<string, Permission<Name>>> = {
  model: inTests({ rooms: MODEL, packages: ['zod'] }),
  ...Object.fromEntries(Object.entries(SITE_ROOMS).map(([name, room]) => [name, inTests(room, SITE_TESTS)])),
  'site/*': inTests(SITE_ROOMS['site/*'], SITE_TESTS, { rooms: ['site/match-route.ts'] }),
  'site/shell/navigation': inTests(SITE_ROOMS['site/shell/navigation'], SITE_TESTS, { rooms: ['site/shell/facts'] }),
  'site/visit': inTests(SITE_ROOMS['site/visit'], SITE_TESTS, { rooms: ['site/first-view'] }),
  'site/pages': inTests(SITE_ROOMS['site/pages'], SITE_TESTS, {
    rooms: ['site/entry-static.tsx', 'site/pages/sources.ts', 'site/static'],
  }),
  server: inTests({
    rooms: [...MODEL, ...SERVER],
    packages: ['@20minutes/s3rver', 'age-encryption', 'hucre', 'kysely', 'pg', 'smtp-server', 'tar-stream'],
  }),
  'server/publish': inTests(SERVER_ROOMS['server/publish'], {
    rooms: [
      'scripts/test-releases',
      'server/leads/testing',
      'site/entry-static.tsx',
      'site/pages',
      'site/pages/sources.ts',
      'site/pictures',
      'site/shell/view',
      'site/shell/facts',
      'site/static',
    ],
  }),
  'server/new-company': inTests(SERVER_ROOMS['server/new-company']),
  'panel/app': inTests(PANEL_ROOMS['panel/app']),
  'panel/contract': inTests(PANEL_ROOMS['panel/contract']),
  'panel/server': inTests(PANEL_ROOMS['panel/server'], {
    rooms: ['scripts/test-releases', 'server/leads/testing'],
    packages: ['@better-auth/utils', 'age-encryption', 'hucre', 'tar-stream', 'vite'],
  }),
};

/** Merges permissions and adds the packages of tests. */
function inTests(...permissions: readonly Permission<Name>[]): Permission<Name> {
  const rooms = permissions.flatMap((permission) => permission.rooms ?? []);
  const types = permissions.flatMap(({ typesOnly = [] }) => typesOnly);
  return {
    rooms,
    typesOnly: types.filter((name) => !rooms.includes(name)),
    packages: [...permissions.flatMap(({ packages = [] }) => packages), ...PACKAGES_OF_TESTS],
    node: true,
  };
}

/** Identity function: its type checks that each permission names existing rooms. */
function house<Name extends string>(rooms: Record<Name, Permission<NoInfer<Name>>>): Record<Name, Permission<Name>> {
  return rooms;
}
