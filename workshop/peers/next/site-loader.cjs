const { readFileSync } = require('node:fs');
const { dirname, relative } = require('node:path');
const { SHIMS } = require('../shims/shims.mjs');

const HOOKS = /\buse(State|Effect|EffectEvent|Ref|SyncExternalStore)[(<]/;

/** Our site's files as a site on Next has them: shims in place of the router, components with hooks marked as the browser's. */
module.exports = function loadSite(source) {
  const path = this.resourcePath;
  const shim = SHIMS.find(({ replaced }) => path.endsWith(`/site/${replaced}`))?.shim;
  if (shim) return readFileSync(shim, 'utf8').replace("'../data", `'${relative(dirname(path), dirname(shim))}/../data`);
  return /\/site\/.*\.tsx$/.test(path) && HOOKS.test(source) ? `'use client';\n${source}` : source;
};
