import { resolve } from 'node:path';
import { z } from 'zod';
import type { ChannelSettings } from './leads/channels/channel-settings.ts';
import { readChannelSettings } from './leads/channels/channel-settings.ts';
import type { SmartCaptchaSettings } from './leads/http/human-check/settings.ts';
import { readSmartCaptchaSettings } from './leads/http/human-check/settings.ts';
import type { StorageSettings } from './release-storage/settings.ts';
import { readStorageSettings } from './release-storage/settings.ts';

const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  HSTS_SUBDOMAINS: z.enum(['off', 'on']).default('off'),
  CONTENT_DIR: z.string().min(1).default('content'),
  DATA_DIR: z.string().min(1).default('var'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, hostname: /./ }).optional(),
  SITE_BUILD_DIR: z.string().min(1).default('dist'),
  LEADS_PER_MINUTE: wholeNumber(0, 100_000).default(10),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  REQUEST_LOG: z.enum(['off', 'on']).default('off'),
  CERTIFICATE_CHECK_HOURS: z.coerce.number().min(0.001).max(168).default(6),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[02-9ac-hj-np-z]{58}$/)
    .optional(),
  BACKUP_IDENTITY_FILE: z.string().min(1).optional(),
  SITE_ROLE: z.enum(['publish', 'serve']).default('publish'),
  RELEASES_URL: z
    .string()
    .regex(/^(s3:\/\/[a-z0-9][a-z0-9.-]+(\/[\w./-]*)?|file:\/\/\/.+)$/)
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
});

export type Environment = {
  readonly port: number;
  readonly host: string;
  /** systemd owns the listening socket for `HOST` and `PORT` and passed it to this process. */
  readonly isSocketHanded: boolean;
  /** Origin of canonical URLs, without a trailing slash. */
  readonly publicUrl: string;
  /** `false` when `publicUrl` is a default that works on this machine only. */
  readonly hasPublicUrl: boolean;
  readonly hstsSubdomains: boolean;
  readonly contentDir: string;
  readonly dataDir: string;
  /** Output folder of `npm run build`; tests use a build that includes the component gallery. */
  readonly distDir: string;
  /** PostgreSQL for leads; `null` selects a SQLite file in `dataDir`. Contains a password: never print it. */
  readonly databaseUrl: string | null;
  /** Maximum leads per address and minute; 0 disables the limit. */
  readonly leadsPerMinute: number;
  /** Backup folder, public key of the recipient, and file of the private key; each `null` when not set. */
  readonly backup: {
    readonly dir: string | null;
    readonly recipient: string | null;
    readonly identityFile: string | null;
  };
  readonly watching: {
    /** Address of the Prometheus endpoint; `null` disables it. */
    readonly metrics: { readonly port: number; readonly host: string } | null;
    /** Writes one log line per response, without personal data. */
    readonly requestLog: boolean;
    readonly certificateCheckMs: number;
  };
  /** `serve`: serves releases published by another server. */
  readonly role: 'publish' | 'serve';
  /** Storage that shares releases between servers; `null` for one server. Contains a key: never print it. */
  readonly releases: StorageSettings | null;
  readonly channels: ChannelSettings;
  /** CAPTCHA service for suspicious submissions; `null` disables it. */
  readonly captcha: SmartCaptchaSettings | null;
};

export class EnvironmentError extends Error {}

/** Variables whose values must not appear in messages, because logs are kept. */
const SECRET = new Set(['DATABASE_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);

const EXPECTED: Record<string, string> = {
  PORT: 'номер порта от 0 до 65535, например 3000',
  DATABASE_URL: 'адрес базы PostgreSQL, например postgresql://leads:password@localhost:5432/leads',
  PUBLIC_URL: 'адрес сайта, например https://company.example',
  HSTS_SUBDOMAINS: 'on или off',
  LEADS_PER_MINUTE: 'целое число; 0 снимает предел',
  METRICS_PORT: 'номер порта от 1 до 65535, например 9464',
  REQUEST_LOG: 'on или off',
  CERTIFICATE_CHECK_HOURS: 'число часов до 168, например 6',
  BACKUP_RECIPIENT: 'открытый ключ age1…, как его печатает npm run backup -- --new-key ФАЙЛ',
  SITE_ROLE: 'publish или serve',
  RELEASES_URL: 'корзина, как s3://bucket/prefix, или папка, как file:///mnt/releases',
  S3_ENDPOINT: 'адрес хранилища S3, например https://s3.company.example',
};

type Variables = Record<string, string | undefined>;

/** The only access to `process.env`; entry points pass values to other modules. */
export const processVariables: Variables = process.env;

/** Reads and validates all variables; empty ones count as absent. @throws {EnvironmentError} */
export function readEnvironment(variables: Readonly<Variables> = processVariables): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  );
  const problems: string[] = [];
  const channels = readChannelSettings(given, (line) => problems.push(line));
  const captcha = readSmartCaptchaSettings(given, (line) => problems.push(line));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    problems.unshift(
      ...names.map(
        (name) =>
          `${name}${SECRET.has(name) ? '' : `="${given[name] ?? ''}"`}: неверно. Нужно: ${EXPECTED[name] ?? 'непустое значение'}.`,
      ),
    );
  }
  const releases = parsed.success ? readStorageSettings(parsed.data, (line) => problems.push(line)) : null;
  if (parsed.success) problems.push(...missingToServe(parsed.data));
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems.join('\n'));
  const { PORT, HOST, PUBLIC_URL, CONTENT_DIR, DATA_DIR, DATABASE_URL, SITE_BUILD_DIR, LEADS_PER_MINUTE } = parsed.data;
  const { METRICS_PORT, METRICS_HOST, REQUEST_LOG, CERTIFICATE_CHECK_HOURS } = parsed.data;
  const { BACKUP_DIR, BACKUP_RECIPIENT, BACKUP_IDENTITY_FILE } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    isSocketHanded: isSocketHanded(variables),
    publicUrl: new URL(PUBLIC_URL ?? `http://localhost:${PORT}`).origin,
    hasPublicUrl: PUBLIC_URL !== undefined,
    hstsSubdomains: parsed.data.HSTS_SUBDOMAINS === 'on',
    contentDir: resolve(CONTENT_DIR),
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL ?? null,
    distDir: resolve(SITE_BUILD_DIR),
    leadsPerMinute: LEADS_PER_MINUTE,
    backup: {
      dir: BACKUP_DIR === undefined ? null : resolve(BACKUP_DIR),
      recipient: BACKUP_RECIPIENT ?? null,
      identityFile: BACKUP_IDENTITY_FILE === undefined ? null : resolve(BACKUP_IDENTITY_FILE),
    },
    watching: {
      metrics: METRICS_PORT === undefined ? null : { port: METRICS_PORT, host: METRICS_HOST },
      requestLog: REQUEST_LOG === 'on',
      certificateCheckMs: CERTIFICATE_CHECK_HOURS * 3_600_000,
    },
    role: parsed.data.SITE_ROLE,
    releases,
    channels,
    captcha,
  };
}

/** systemd's variables are inherited by child processes, but the socket belongs to the process in `LISTEN_PID`. */
function isSocketHanded({ LISTEN_PID, LISTEN_FDS }: Readonly<Variables>): boolean {
  if (LISTEN_PID !== String(process.pid) || LISTEN_FDS === undefined) return false;
  if (LISTEN_FDS !== '1')
    throw new EnvironmentError(`LISTEN_FDS="${LISTEN_FDS}": неверно. Нужно: один ListenStream в файле .socket.`);
  return true;
}

type Parsed = z.infer<typeof environmentSchema>;

function missingToServe({ SITE_ROLE, RELEASES_URL, DATABASE_URL }: Parsed): string[] {
  if (SITE_ROLE !== 'serve') return [];
  return Object.entries({ RELEASES_URL, DATABASE_URL })
    .filter(([, value]) => value === undefined)
    .map(([name]) => `${name}: не задано, а с SITE_ROLE=serve выпуски и заявки общие с другими серверами.`);
}
