import type { Generated } from 'kysely';
import type { JournalEvent } from '../../contract/journal.ts';
import type { Role } from '../../contract/roles.ts';

/** Moments are ISO strings and flags 0 or 1 in both databases; columns in camelCase are named by better-auth. */
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
    /** May not sign in. */
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
  /** Passwords, hashed. */
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
  /** One-time links: an invitation, or a new password for somebody who is known. */
  access_links: {
    id: string;
    /** SHA-256 of the link's secret part, which is kept nowhere. */
    token_hash: string;
    email: string;
    name: string;
    role: Role;
    /** Whose password it sets; `null`: it makes a new person. */
    person_id: string | null;
    made_by: string;
    made_at: string;
    expires_at: string;
  };
  /** Failures in a row, of an account or of an address; the key is a hash. */
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
