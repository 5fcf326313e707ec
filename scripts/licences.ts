import { lockedPackages } from './locked-packages.ts';

/**
 * Licences of production packages that require no more than attribution. LGPL applies to libvips, a separate library
 * used by sharp, and to libheif, a separate file of WebAssembly.
 */
const ALLOWED = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Unlicense',
    'CC0-1.0',
  ],
  ...['OFL-1.1', 'Python-2.0', 'LGPL-3.0', 'LGPL-3.0-or-later', 'Zlib'],
]);

/** Packages without a licence in package.json; their licence files, read on 2026-11-25, contain the MIT licence. */
const READ = new Set(['png-js 1.1.0', 'combine-errors 3.0.3', 'format 0.2.2']);

/** Build tools. npm counts lightningcss as production, because Vitest is an optional peer dependency of Better Auth. */
const BUILDS = /^lightningcss(-|$)/;

const strange = lockedPackages('package-lock.json')
  .filter(({ dev, name }) => !dev && !BUILDS.test(name))
  .filter(({ license = '', name, version }) => !isAllowed(license) && !READ.has(`${name} ${version}`))
  .map(({ place, version, license = 'не названа' }) => `${place} ${version}: ${license}`);

if (strange.length > 0) {
  console.error(`Лицензии, которых нет среди разрешённых в scripts/licences.ts:\n${strange.join('\n')}`);
  process.exit(1);
}

/** `A OR B` needs one allowed licence, `A AND B` needs both. */
function isAllowed(expression: string): boolean {
  const anyOf = expression.replace(/[()]/g, '').split(' OR ');
  return anyOf.some((all) => all.split(' AND ').every((name) => ALLOWED.has(name)));
}
