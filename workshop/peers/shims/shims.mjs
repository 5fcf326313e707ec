import { join } from 'node:path';

/** What of our site a peer replaces, by the end of the path, and by what. */
export const SHIMS = Object.entries({
  'navigation/page-link.tsx': 'page-link.tsx',
  'navigation/place.ts': 'place.ts',
  'navigation/use-on-navigation.ts': 'use-on-navigation.ts',
  'facts/shell.ts': 'shell.ts',
}).map(([replaced, shim]) => ({ replaced, shim: join(import.meta.dirname, shim) }));
