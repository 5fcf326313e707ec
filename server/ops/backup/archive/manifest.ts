import { z } from 'zod';

/** Last entry of an archive; lists all other entries with their checksums. */
export const MANIFEST_NAME = 'manifest.json';

export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Number of content issues at that time; only in panel archives. */
  issues: z.number().int().min(0).optional(),
  files: z.array(
    z.object({ name: z.string(), size: z.number().int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestFile = Manifest['files'][number];
