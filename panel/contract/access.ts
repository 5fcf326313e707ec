import type { Person, Role } from './roles.ts';

/** Who is signed in. */
export type Session = {
  readonly person: Person;
  /** A required second factor is missing: only its set-up is open. */
  readonly mustSetUp: boolean;
};

/** Answer to a sign-in: either a session has begun, or the second step is still to come. */
export type SignInAnswer = Session | { readonly needsCode: true };

/** What a one-time link is for. */
export type LinkInfo = {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** A new person, who may still correct the name; otherwise somebody known sets a new password. */
  readonly isNew: boolean;
};

/** Shown once, to whoever made it. */
export type MadeLink = { readonly link: string; readonly expiresAt: string };

export type Colleague = Person & {
  readonly isBlocked: boolean;
  readonly hasSecondFactor: boolean;
  readonly sessions: number;
  /** ISO moment; `null`: has no session. */
  readonly lastSeenAt: string | null;
};

export type Invitation = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly madeBy: string;
  readonly expiresAt: string;
};

export type Staff = { readonly people: readonly Colleague[]; readonly invitations: readonly Invitation[] };

export type OwnSession = {
  readonly id: string;
  /** «Chrome на Windows» */
  readonly device: string;
  readonly begunAt: string;
  readonly lastSeenAt: string;
  readonly isThis: boolean;
};

export type OwnAccount = { readonly hasSecondFactor: boolean; readonly sessions: readonly OwnSession[] };

/** What an authenticator is fed with, and codes for the day when it is lost. */
export type SecondFactorSetup = { readonly uri: string; readonly backupCodes: readonly string[] };
