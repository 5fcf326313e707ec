const { readFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');
const { SHIMS } = require('../shims/shims.mjs');

/** Calls of hooks, but of those that shims replace by plain functions. */
const HOOKS = /\buse(?!(?:Shell|Pathname|Query|Go|OnNavigation)\b)[A-Z]\w*[(<]/;

/** Our site's files as a site on Next has them: shims in place of the router, components with hooks marked as the browser's. */
module.exports = function loadSite(source) {
  const path = this.resourcePath;
  const shim = SHIMS.find(({ replaced }) => path.endsWith(`/site/shell/${replaced}`))?.shim;
  if (shim) {
    const fromHere = (to) => `'./${relative(dirname(path), join(dirname(shim), to))}'`;
    return readFileSync(shim, 'utf8').replace(/'(\.\.[^']*)'/g, (_, to) => fromHere(to));
  }
  return /\/site\/.*\.tsx$/.test(path) && HOOKS.test(source) ? `'use client';\n${source}` : source;
};
