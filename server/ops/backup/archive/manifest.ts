import { z } from 'zod';

/** The last entry of an archive: what stands before it, so that the whole can be compared. */
export const MANIFEST_NAME = 'manifest.json';

export const manifestSchema = z.object({
  format: z.literal(1),
  /** When the archive was begun. */
  madeAt: z.iso.datetime(),
  /** How many mistakes the content had then; only in an archive of the panel. */
  issues: z.number().int().min(0).optional(),
  files: z.array(
    z.object({ name: z.string(), size: z.number().int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestFile = Manifest['files'][number];
