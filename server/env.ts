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
  /** Systemd holds the socket of HOST and PORT, and has handed it on to this process. */
  readonly isSocketHanded: boolean;
  /** Origin of canonical addresses, without a slash at the end. */
  readonly publicUrl: string;
  /** Not so: `publicUrl` is a guess that is good for this machine alone. */
  readonly hasPublicUrl: boolean;
  /** Adds `includeSubDomains` to HSTS. */
  readonly hstsSubdomains: boolean;
  readonly contentDir: string;
  readonly dataDir: string;
  /** What `npm run build` made; tests name one with the gallery of components. */
  readonly distDir: string;
  /** PostgreSQL for leads; `null`: a SQLite file in `dataDir`. Holds a password, so it is never printed. */
  readonly databaseUrl: string | null;
  /** Leads taken from one address in a minute; 0 switches the limit off. */
  readonly leadsPerMinute: number;
  /** Where backups are written, for whose key, and where that key is when one is read; each `null` when it is not set. */
  readonly backup: {
    readonly dir: string | null;
    readonly recipient: string | null;
    readonly identityFile: string | null;
  };
  readonly watching: {
    /** Where Prometheus asks; `null`: nowhere. */
    readonly metrics: { readonly port: number; readonly host: string } | null;
    /** A line for every answer, without personal data. */
    readonly requestLog: boolean;
    readonly certificateCheckMs: number;
  };
  /** `serve`: shows releases that another server publishes. */
  readonly role: 'publish' | 'serve';
  /** Where servers hand releases on; `null`: this one stands alone. Holds a key, so it is never printed. */
  readonly releases: StorageSettings | null;
  /** What leads are delivered by. */
  readonly channels: ChannelSettings;
  /** Who asks suspects whether they are people; `null`: nobody does. */
  readonly captcha: SmartCaptchaSettings | null;
};

/** A variable has a value that nothing can be done with; the message names it. */
export class EnvironmentError extends Error {}

/** Their values hold passwords, and what is printed is kept in logs. */
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

/** What this process was started with. Entries hand it on; nobody else looks at it. */
export const processVariables: Variables = process.env;

/** Reads every variable once. Empty ones count as absent. @throws {EnvironmentError} */
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

/** Children inherit the words, but not the socket: it is for the process that is named. */
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
