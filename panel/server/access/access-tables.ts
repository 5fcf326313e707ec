import type { Generated } from 'kysely';
import type { JournalEvent } from '../../contract/journal.ts';
import type { Role } from '../../contract/roles.ts';

/** Moments are ISO strings and flags are 0 or 1 in both databases; better-auth dictates the camelCase columns. */
export type AccessTables = {
  people: {
    id: string;
    name: string;
    email: string;
    emailVerified: 0 | 1;
    image: string | null;
    createdAt: string;
    updatedAt: string;
    role: Role;
    banned: 0 | 1;
    banReason: string | null;
    banExpires: string | null;
    twoFactorEnabled: 0 | 1;
  };
  sessions: {
    id: string;
    token: string;
    userId: string;
    expiresAt: string;
    createdAt: string;
    updatedAt: string;
    ipAddress: string | null;
    userAgent: string | null;
    impersonatedBy: string | null;
  };
  accounts: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    password: string | null;
    createdAt: string;
    updatedAt: string;
  };
  verifications: { id: string; identifier: string; value: string; expiresAt: string };
  second_factors: { id: string; secret: string; backupCodes: string; userId: string; verified: 0 | 1 };
  access_links: {
    id: string;
    /** SHA-256 of the token in the link; the token itself is not stored. */
    token_hash: string;
    email: string;
    name: string;
    role: Role;
    /** Person whose password the link resets; `null` for an invitation. */
    person_id: string | null;
    made_by: string;
    made_at: string;
    expires_at: string;
  };
  /** Consecutive failures by account or by network address; the key is an HMAC. */
  sign_in_failures: { key: string; failures: number; last_at: string; free_at: string };
  journal: {
    id: Generated<number>;
    at: string;
    who_id: string | null;
    who: string;
    what: JournalEvent;
    about: string;
  };
};
