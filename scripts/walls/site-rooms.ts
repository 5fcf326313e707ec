import type { Permission } from './rules.ts';

/** Rooms of the model that also run in browsers. */
export const CONTRACT = [
  'model/*',
  'model/brand',
  'model/calling-hours',
  'model/contracts',
  'model/counts',
  'model/drawing',
  'model/estimate',
  'model/feeds',
  'model/fields',
  'model/format',
  'model/kinds',
  'model/lead',
  'model/paper',
  'model/pasted',
  'model/photo',
  'model/plan-drawing',
  'model/rich-text',
  'model/search',
] as const;
export const MODEL = [
  ...CONTRACT,
  'model/advice',
  'model/guide',
  'model/load',
  'model/new-company',
  'model/yaml',
] as const;

export const MODEL_ROOMS = {
  'model/*': { typesOnly: ['model/kinds'] },
  'model/advice': { rooms: CONTRACT, typesOnly: ['model/load'] },
  'model/brand': { rooms: ['model/format'] },
  'model/calling-hours': { rooms: ['model/format', 'model/lead'], typesOnly: ['model/kinds'] },
  'model/contracts': { rooms: ['model/format', 'model/kinds'] },
  'model/counts': {},
  'model/drawing': { rooms: ['model/format'], typesOnly: ['model/*'] },
  'model/estimate': { rooms: ['model/format'], typesOnly: ['model/fields', 'model/kinds'], packages: ['hucre'] },
  'model/feeds': { rooms: ['model/format'], typesOnly: ['model/kinds'] },
  'model/fields': { rooms: ['model/drawing', 'model/format', 'model/photo'], packages: ['zod'] },
  'model/format': {},
  'model/guide': { rooms: CONTRACT, packages: ['zod'] },
  'model/kinds': {
    rooms: ['model/brand', 'model/estimate', 'model/fields', 'model/format', 'model/lead'],
    typesOnly: ['model/load', 'model/rich-text'],
    packages: ['zod'],
  },
  'model/lead': { rooms: ['model/format'], typesOnly: ['model/kinds'], packages: ['zod'] },
  'model/load': { rooms: CONTRACT, packages: ['saxes', 'yaml', 'zod'], node: true },
  'model/new-company': { rooms: [...CONTRACT, 'model/yaml'], packages: ['zod'] },
  'model/paper': { typesOnly: ['model/*'] },
  'model/pasted': { rooms: ['model/format'], typesOnly: ['model/kinds'] },
  'model/photo': { rooms: ['model/format'], typesOnly: ['model/*'] },
  'model/plan-drawing': { typesOnly: ['model/kinds'] },
  'model/rich-text': {
    rooms: ['model/fields', 'model/format'],
    packages: ['mdast', 'mdast-util-directive', 'remark-directive', 'remark-gfm', 'remark-parse', 'unified'],
  },
  'model/search': { packages: ['@orama/stemmers'] },
  'model/yaml': { packages: ['yaml'] },
} as const satisfies Record<string, Permission>;

/** The lowest layer of the site. */
const GROUND = [
  'site/first-view',
  'site/head',
  'site/page-contract',
  'site/people',
  'site/pictures',
  'site/services',
  'site/shell/facts',
  'site/storage',
  'site/visit',
] as const;
const UNDER_FEATURES = [...CONTRACT, ...GROUND, 'site/shell/navigation', 'site/shell/runtime', 'site/ui'] as const;
const UNDER_PAGES = [...UNDER_FEATURES, 'site/features'] as const;
const ALL_PAGES = ['site/*', 'site/fixtures', 'site/gallery', 'site/page-contract', 'site/pages'] as const;

export const SITE_ROOMS = {
  'site/*': {
    rooms: [...CONTRACT, 'site/gallery', 'site/head', 'site/page-contract', 'site/shell/view'],
    typesOnly: ['site/pages/modules.ts'],
  },
  'site/boot.ts': { rooms: ['site/first-view'] },
  'site/match-route.ts': { rooms: ['site/*'] },
  'site/entry-client.tsx': {
    rooms: [...UNDER_PAGES, 'site/fonts', 'site/shell/layouts', 'site/shell/view'],
    packages: ['react', 'react-dom'],
  },
  'site/entry-static.tsx': {
    rooms: [
      ...CONTRACT,
      'site/*',
      'site/features',
      'site/head',
      'site/shell/navigation',
      'site/page-contract',
      'site/pages',
      'site/pages/sources.ts',
      'site/pictures',
      'site/shell/view',
      'site/shell/facts',
      'site/static',
    ],
  },
  'site/features': { rooms: UNDER_FEATURES, packages: ['minisearch', 'react', 'react-dom'] },
  'site/first-view': { typesOnly: ['site/entry-client.tsx', 'site/shell/runtime'], packages: ['react', 'react-dom'] },
  'site/fonts': {},
  'site/fixtures': {
    rooms: ['site/first-view', 'site/page-contract', 'site/shell/view', 'site/ui'],
    packages: ['react'],
  },
  'site/gallery': { rooms: [...UNDER_PAGES, 'site/shell/layouts'], packages: ['react'] },
  'site/head': { typesOnly: ['model/kinds', 'site/page-contract'] },
  'site/shell/layouts': { rooms: [...UNDER_PAGES, 'site/head'], packages: ['react', 'react-dom'] },
  'site/shell/navigation': {
    rooms: [...CONTRACT, 'site/first-view', 'site/page-contract', 'site/shell/runtime'],
    packages: ['react'],
  },
  'site/page-contract': { typesOnly: ['model/*', 'site/pictures'] },
  'site/pages': { rooms: UNDER_PAGES, packages: ['react'] },
  'site/pages/modules.ts': { rooms: ALL_PAGES, packages: ['react'] },
  'site/pages/sources.ts': { rooms: ALL_PAGES },
  'site/people': { rooms: [...CONTRACT, 'site/pictures'] },
  'site/pictures': { rooms: CONTRACT },
  'site/shell/router': {
    rooms: [...UNDER_PAGES, 'site/*', 'site/match-route.ts', 'site/shell/view'],
    packages: ['react-dom', 'react-router'],
  },
  'site/shell/view': {
    rooms: [...UNDER_PAGES, 'site/*', 'site/shell/layouts', 'site/shell/router', 'site/pages/modules.ts'],
    packages: ['react', 'react-dom'],
  },
  'site/shell/runtime': { rooms: CONTRACT },
  'site/services': { rooms: CONTRACT },
  'site/shell/facts': { rooms: [...CONTRACT, 'site/pictures', 'site/services'], packages: ['react'] },
  'site/static': {
    rooms: [
      ...CONTRACT,
      'site/*',
      'site/features',
      'site/match-route.ts',
      'site/page-contract',
      'site/pages',
      'site/pictures',
      'site/shell/view',
    ],
    typesOnly: ['site/shell/facts'],
    packages: ['qrcode.react', 'react', 'react-dom', 'saxes'],
    node: true,
  },
  'site/storage': { packages: ['react'] },
  'site/ui': { rooms: [...CONTRACT, 'site/first-view', 'site/shell/navigation', 'site/pictures'], packages: ['react'] },
  'site/visit': { rooms: [...CONTRACT, 'site/shell/facts', 'site/storage'], packages: ['react'] },
} as const satisfies Record<string, Permission>;
