import type { Person, Role } from './roles.ts';

export type Session = {
  readonly person: Person;
  /** A required second factor is missing; only the routes for its setup are open. */
  readonly mustSetUp: boolean;
};

/** Response to a sign-in: a session, or a request for the second factor. */
export type SignInAnswer = Session | { readonly needsCode: true };

export type LinkInfo = {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** `true` for an invitation, whose recipient may edit the name; `false` for a password reset. */
  readonly isNew: boolean;
};

/** One-time link; the panel shows the link only once, to its creator. */
export type MadeLink = { readonly link: string; readonly expiresAt: string };

export type Colleague = Person & {
  readonly isBlocked: boolean;
  readonly hasSecondFactor: boolean;
  readonly sessions: number;
  /** ISO moment; `null` for a person without a session. */
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
  /** Browser and system, for example «Chrome на Windows». */
  readonly device: string;
  readonly begunAt: string;
  readonly lastSeenAt: string;
  readonly isThis: boolean;
};

export type OwnAccount = { readonly hasSecondFactor: boolean; readonly sessions: readonly OwnSession[] };

/** `otpauth:` URI for an authenticator app, and backup codes in case the device is lost. */
export type SecondFactorSetup = { readonly uri: string; readonly backupCodes: readonly string[] };
