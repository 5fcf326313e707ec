import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const size = z.int().nonnegative();

/** Rejects line breaks, which would allow content to inject headers. */
const headerText = z.string().regex(/^[\x20-\x7e]+$/, 'must be printable ASCII');

const releaseFileSchema = z.object({
  /** Path relative to `public/`; precompressed files have the same name with `.br`, `.zst` or `.gz` appended. */
  file: z.string().refine(isInside, 'must be a relative path inside public/'),
  type: headerText,
  size,
  /** Content hash in hexadecimal, used as the strong ETag. */
  hash: z.string().regex(/^[0-9a-f]{8,128}$/),
  encodings: z.object({
    br: size.exactOptional(),
    zstd: size.exactOptional(),
    gzip: size.exactOptional(),
  }),
  cache: z.enum(['page', 'data', 'immutable', 'short']),
  /** Index into `policies`. */
  policy: size.exactOptional(),
  noindex: z.boolean().exactOptional(),
});

const urlPath = z.string().regex(/^\/(?!\/)/, 'must be a path that begins with one slash');

/** Unknown fields of newer versions are ignored. */
const releaseManifestSchema = z
  .object({
    format: z.literal(1),
    id: headerText,
    buildId: headerText,
    createdAt: z.string(),
    /** Files by decoded URL path: `/`, `/works`, `/works/x`, `/assets/a.js`. */
    files: z.record(urlPath, releaseFileSchema),
    redirects: z.record(
      urlPath,
      z.object({
        to: z.string().regex(/^\/(?![/\\])/, 'must be a path on this site'),
        status: z.union([z.literal(301), z.literal(302)]),
      }),
    ),
    /**
     * Fingerprint of files that only machines fetch, so that their changes create a release; empty in older versions.
     */
    texts: z.string().default(''),
    /** Removed pages without a redirect; they answer 410. */
    gone: z.array(urlPath).default([]),
    policies: z.array(headerText),
    notFound: z.object({
      unmatched: releaseFileSchema,
      slug: releaseFileSchema,
      /** A path of this shape, such as `/works/:slug`, is treated as an unknown slug. */
      slugPatterns: z.array(urlPath),
    }),
  })
  .superRefine((manifest, context) => {
    const { unmatched, slug } = manifest.notFound;
    const named = [
      ...Object.entries(manifest.files),
      ['notFound.unmatched', unmatched],
      ['notFound.slug', slug],
    ] as const;
    for (const [name, file] of named) {
      if (file.policy === undefined || file.policy < manifest.policies.length) continue;
      context.addIssue({ code: 'custom', message: `${name} names policy ${file.policy}, which is not in policies` });
    }
  });

export type ReleaseFile = z.infer<typeof releaseFileSchema>;
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;
export type Encoding = keyof ReleaseFile['encodings'];

export const RELEASE_FORMAT = 1;
export const RELEASE_MANIFEST = 'release.json';
export const PUBLIC_FOLDER = 'public';
/** Placeholder for the requested path in the two not-found templates. */
export const PATH_TOKEN = '%%PATH%%';
export const PRECOMPRESSED_SUFFIX: Record<Encoding, string> = { br: '.br', zstd: '.zst', gzip: '.gz' };

export async function readRelease(dir: string): Promise<ReleaseManifest> {
  const path = join(dir, RELEASE_MANIFEST);
  return parseRelease(await readFile(path, 'utf8'), path);
}

export function parseRelease(json: string, path: string): ReleaseManifest {
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch (cause) {
    throw new Error(`${path} is not JSON`, { cause });
  }
  const format = typeof raw === 'object' && raw !== null && 'format' in raw ? raw.format : undefined;
  if (format !== RELEASE_FORMAT) {
    throw new Error(
      `${path} has format ${JSON.stringify(format)}; this server reads format ${RELEASE_FORMAT}. Publish again.`,
    );
  }
  const parsed = releaseManifestSchema.safeParse(raw);
  if (!parsed.success) throw new Error(`${path} is not a release:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function isInside(path: string): boolean {
  return (
    path !== '' && !/[\\\0]/.test(path) && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}
