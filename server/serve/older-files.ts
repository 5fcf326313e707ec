import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_MANIFEST, type ReleaseFile, type ReleaseManifest, readRelease } from '../release/manifest.ts';
import { type Log, reasonOf } from './log.ts';

export type LocatedFile = { dir: string; file: ReleaseFile };

/** Hashed files that only older releases contain; tabs opened before a swap still request them. */
export type OlderFiles = { files: Map<string, LocatedFile>; knownDirs: Set<string> };

export const NO_OLDER_FILES: OlderFiles = { files: new Map(), knownDirs: new Set() };

export function isHashedPath(path: string): boolean {
  return path.startsWith('/assets/') || path.startsWith('/media/');
}

/** Reads only manifests missing in the last index, so many kept releases do not slow down a swap. */
export async function indexOlderFiles(
  current: ReleaseManifest,
  dirs: string[],
  last: OlderFiles,
  lastRelease: { dir: string; manifest: ReleaseManifest } | null,
  log: Log,
): Promise<OlderFiles> {
  const files = new Map<string, LocatedFile>();
  const knownDirs = new Set<string>();
  const add = (path: string, dir: string, file: ReleaseFile) => {
    if (isHashedPath(path) && !current.files[path] && !files.has(path)) files.set(path, { dir, file });
  };
  const addAll = (dir: string, manifest: ReleaseManifest) => {
    knownDirs.add(dir);
    for (const [path, file] of Object.entries(manifest.files)) add(path, dir, file);
  };

  if (lastRelease && dirs.includes(lastRelease.dir)) addAll(lastRelease.dir, lastRelease.manifest);
  for (const dir of dirs) {
    if (last.knownDirs.has(dir)) knownDirs.add(dir);
    if (knownDirs.has(dir)) continue;
    try {
      addAll(dir, await readRelease(dir));
    } catch (error) {
      log('older-release-unreadable', { dir, reason: reasonOf(error) });
    }
  }
  for (const [path, { dir, file }] of last.files) if (knownDirs.has(dir)) add(path, dir, file);
  return { files, knownDirs };
}

export async function listOtherReleases(releasesDir: string, dir: string, limit: number): Promise<string[]> {
  const names = await readdir(releasesDir).catch(() => []);
  const found: { path: string; writtenAt: number }[] = [];
  for (const path of names.map((name) => join(releasesDir, name))) {
    const manifest = path === dir ? null : await stat(join(path, RELEASE_MANIFEST)).catch(() => null);
    if (manifest) found.push({ path, writtenAt: manifest.mtimeMs });
  }
  return found
    .sort((a, b) => b.writtenAt - a.writtenAt)
    .slice(0, limit)
    .map(({ path }) => path);
}
