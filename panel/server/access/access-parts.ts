import type { PanelDatabase } from '../store/panel-database.ts';
import type { Auth } from './auth.ts';
import type { Journal } from './journal.ts';
import type { SecondFactorDemand } from './second-factor-demand.ts';
import type { SignInDelays } from './sign-in-delay.ts';
import type { UsedCodes } from './used-codes.ts';

/** What the routes of people and sign-in work with. */
export type AccessParts = {
  readonly database: PanelDatabase;
  readonly auth: Auth;
  readonly journal: Journal;
  readonly delays: SignInDelays;
  readonly usedCodes: UsedCodes;
  /** Signs what only the panel may make. */
  readonly secret: string;
  /** Spare codes hashed with it are still accepted. */
  readonly previousSecret: string | null;
  /** Who must have a second factor. */
  readonly demand: SecondFactorDemand;
  /** Origin of the links that are handed out. */
  readonly panelUrl: string;
};
