import type { PanelDatabase } from '../store/panel-database.ts';
import type { Auth } from './auth.ts';
import type { Journal } from './journal.ts';
import type { SecondFactorDemand } from './second-factor-demand.ts';
import type { SignInDelays } from './sign-in-delay.ts';
import type { UsedCodes } from './used-codes.ts';

export type AccessParts = {
  readonly database: PanelDatabase;
  readonly auth: Auth;
  readonly journal: Journal;
  readonly delays: SignInDelays;
  readonly usedCodes: UsedCodes;
  /** Key of the signatures and encryption of the panel. */
  readonly secret: string;
  /** Former secret during a rotation; backup codes that were hashed with it stay valid. */
  readonly previousSecret: string | null;
  readonly demand: SecondFactorDemand;
  /** Origin of the generated links. */
  readonly panelUrl: string;
};
