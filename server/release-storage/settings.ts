import { fileURLToPath } from 'node:url';

export type StorageSettings =
  | { readonly kind: 'folder'; readonly dir: string }
  | {
      readonly kind: 's3';
      readonly endpoint: string;
      readonly region: string;
      readonly bucket: string;
      /** No slash at either end; may be empty. */
      readonly prefix: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

type Given = {
  readonly RELEASES_URL?: string | undefined;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
};

/** Returns `null` for a single-server installation. Calls `problem` for each missing setting. */
export function readStorageSettings(given: Given, problem: (words: string) => void): StorageSettings | null {
  const { RELEASES_URL, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given;
  if (RELEASES_URL === undefined) return null;
  const url = new URL(RELEASES_URL);
  if (url.protocol === 'file:') return { kind: 'folder', dir: fileURLToPath(url) };
  const needed = { S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  for (const [name, value] of Object.entries(needed))
    if (value === undefined) problem(`${name}: не задано, а RELEASES_URL называет корзину S3.`);
  return {
    kind: 's3',
    endpoint: S3_ENDPOINT ?? '',
    region: S3_REGION,
    bucket: url.hostname,
    prefix: url.pathname.replace(/^\/+|\/+$/g, ''),
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
}
