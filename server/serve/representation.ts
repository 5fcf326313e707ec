import { join } from 'node:path';
import { PRECOMPRESSED_SUFFIX, PUBLIC_FOLDER, type ReleaseFile } from '../release/manifest.ts';
import { type ContentCoding, chooseCoding, type Preferences } from './accept-encoding.ts';
import { type AnswerHeaders, CACHE_CONTROL, fileHeaders, type RawHeaders } from './headers.ts';

export type Representation = {
  coding: ContentCoding;
  diskPath: string;
  size: number;
  etag: string;
  /** Headers for 200; `partialHeaders` for 206 omit Content-Length. */
  headers: RawHeaders;
  partialHeaders: RawHeaders;
  notModifiedHeaders: RawHeaders;
};

export type FileEntry = {
  identity: Representation;
  smallestFirst: Representation[];
  hasPrecompressed: boolean;
};

export function chooseRepresentation(entry: FileEntry, preferences: Preferences): Representation {
  return entry.hasPrecompressed ? chooseCoding(preferences, entry.smallestFirst, entry.identity) : entry.identity;
}

const PREFERRED_WHEN_EQUAL = ['br', 'zstd', 'gzip'] as const;

export function createFileEntry(
  dir: string,
  file: ReleaseFile,
  policy: string | undefined,
  ofAnswers: AnswerHeaders,
): FileEntry {
  const diskPath = join(dir, PUBLIC_FOLDER, file.file);
  const codings = PREFERRED_WHEN_EQUAL.filter((coding) => file.encodings[coding] !== undefined);
  const always = [
    ...['Cache-Control', CACHE_CONTROL[file.cache]],
    ...(file.noindex ? ['X-Robots-Tag', 'noindex'] : []),
    ...(codings.length > 0 ? ['Vary', 'Accept-Encoding'] : ['Accept-Ranges', 'bytes']),
    ...fileHeaders(file.type, policy, ofAnswers),
  ];

  function represent(coding: ContentCoding, size: number, suffix: string): Representation {
    const etag = coding === 'identity' ? `"${file.hash}"` : `"${file.hash}-${coding}"`;
    const notModifiedHeaders = ['ETag', etag, ...always];
    const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding];
    const partialHeaders = ['Content-Type', file.type, ...encoding, ...notModifiedHeaders];
    const headers = ['Content-Length', String(size), ...partialHeaders];
    return { coding, diskPath: diskPath + suffix, size, etag, headers, partialHeaders, notModifiedHeaders };
  }

  const identity = represent('identity', file.size, '');
  const all = [
    ...codings.map((coding) => represent(coding, file.encodings[coding] ?? 0, PRECOMPRESSED_SUFFIX[coding])),
    identity,
  ];
  return { identity, smallestFirst: all.sort((a, b) => a.size - b.size), hasPrecompressed: codings.length > 0 };
}
