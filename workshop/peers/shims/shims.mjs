import { join } from 'node:path';

/** Modules of `site/shell` that a peer replaces, with their shims. */
export const SHIMS = Object.entries({
  'navigation/page-link.tsx': 'page-link.tsx',
  'navigation/place.ts': 'place.ts',
  'navigation/go.ts': 'go.ts',
  'navigation/use-on-navigation.ts': 'use-on-navigation.ts',
  'facts/shell.ts': 'shell.ts',
  'layouts/load-late-frame.ts': 'load-late-frame.ts',
}).map(([replaced, shim]) => ({ replaced, shim: join(import.meta.dirname, shim) }));
