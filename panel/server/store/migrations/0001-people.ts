import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';

/**
 * Creates better-auth's tables, with the plugins `admin` and `two-factor`, and the panel's access tables.
 * `panel/contract/roles.ts` checks roles; a later migration drops the CHECK of earlier databases.
 */
const STATEMENTS = (dialect: Dialect) => [
  `CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    "emailVerified" INTEGER NOT NULL,
    image TEXT,
    "createdAt" TEXT NOT NULL,
    "updatedAt" TEXT NOT NULL,
    role TEXT NOT NULL,
    banned INTEGER NOT NULL DEFAULT 0,
    "banReason" TEXT,
    "banExpires" TEXT,
    "twoFactorEnabled" INTEGER NOT NULL DEFAULT 0
  )`,
  `CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    "userId" TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    "expiresAt" TEXT NOT NULL,
    "createdAt" TEXT NOT NULL,
    "updatedAt" TEXT NOT NULL,
    "ipAddress" TEXT,
    "userAgent" TEXT,
    "impersonatedBy" TEXT
  )`,
  'CREATE INDEX sessions_by_person ON sessions ("userId")',
  `CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "providerId" TEXT NOT NULL,
    "userId" TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    "accessToken" TEXT,
    "refreshToken" TEXT,
    "idToken" TEXT,
    "accessTokenExpiresAt" TEXT,
    "refreshTokenExpiresAt" TEXT,
    scope TEXT,
    password TEXT,
    "createdAt" TEXT NOT NULL,
    "updatedAt" TEXT NOT NULL
  )`,
  'CREATE INDEX accounts_by_person ON accounts ("userId")',
  `CREATE TABLE verifications (
    id TEXT PRIMARY KEY,
    identifier TEXT NOT NULL,
    value TEXT NOT NULL,
    "expiresAt" TEXT NOT NULL,
    "createdAt" TEXT NOT NULL,
    "updatedAt" TEXT NOT NULL
  )`,
  'CREATE INDEX verifications_by_identifier ON verifications (identifier)',
  `CREATE TABLE second_factors (
    id TEXT PRIMARY KEY,
    secret TEXT NOT NULL,
    "backupCodes" TEXT NOT NULL,
    "userId" TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    verified INTEGER NOT NULL DEFAULT 0,
    "failedVerificationCount" INTEGER NOT NULL DEFAULT 0,
    "lockedUntil" TEXT
  )`,
  'CREATE INDEX second_factors_by_person ON second_factors ("userId")',
  `CREATE TABLE access_links (
    id TEXT PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    person_id TEXT REFERENCES people (id) ON DELETE CASCADE,
    made_by TEXT NOT NULL,
    made_at TEXT NOT NULL,
    expires_at TEXT NOT NULL
  )`,
  `CREATE TABLE sign_in_failures (
    key TEXT PRIMARY KEY,
    failures INTEGER NOT NULL,
    last_at TEXT NOT NULL,
    free_at TEXT NOT NULL
  )`,
  `CREATE TABLE journal (
    id ${dialect === 'sqlite' ? 'INTEGER PRIMARY KEY AUTOINCREMENT' : 'SERIAL PRIMARY KEY'},
    at TEXT NOT NULL,
    who_id TEXT,
    who TEXT NOT NULL,
    what TEXT NOT NULL,
    about TEXT NOT NULL
  )`,
];

export const people = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS(dialect)) await sql.raw(statement).execute(db);
  },
});
