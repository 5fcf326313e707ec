import { z } from 'zod';
import type { Environment } from '../../server/env.ts';
import { EnvironmentError, processVariables, readEnvironment } from '../../server/env.ts';
import type { SecondFactorDemand } from './access/second-factor-demand.ts';
import { readDemand } from './access/second-factor-demand.ts';

export type PanelEnvironment = Environment & {
  /** Where the site's server answers, for the panel to see whether it runs; beside the panel unless said. */
  readonly siteHost: string;
  readonly panelPort: number;
  /** Origin that staff open in their browsers. */
  readonly panelUrl: string;
  /** Of cookies and second factors; `null`: the panel makes one and keeps it in the data folder. */
  readonly panelSecret: string | null;
  /** The former secret during a rotation. */
  readonly previousPanelSecret: string | null;
  readonly secondFactor: SecondFactorDemand;
};

const DEFAULT_PORT = 4000;

/** The site's variables and the panel's own, read once. Empty ones count as absent. @throws {EnvironmentError} */
export function readPanelEnvironment(variables: typeof processVariables = processVariables): PanelEnvironment {
  const environment = readEnvironment(variables);
  const given = variables.PANEL_PORT || DEFAULT_PORT;
  const port = z.coerce.number().int().min(0).max(65_535).safeParse(given);
  if (!port.success) {
    throw new EnvironmentError(`PANEL_PORT="${given}": неверно. Нужно: номер порта от 0 до 65535.`);
  }
  const panelUrl = new URL(environment.channels.panelUrl ?? `http://localhost:${port.data}`).origin;
  const panelSecret = secretOf('PANEL_SECRET', variables.PANEL_SECRET);
  const previousPanelSecret = secretOf('PANEL_SECRET_PREVIOUS', variables.PANEL_SECRET_PREVIOUS);
  const secondFactor = readDemand(variables.PANEL_SECOND_FACTOR, panelUrl);
  const siteHost = variables.SITE_HOST || environment.host;
  return { ...environment, siteHost, panelPort: port.data, panelUrl, panelSecret, previousPanelSecret, secondFactor };
}

function secretOf(name: string, given = ''): string | null {
  if (given !== '' && given.length < 32)
    throw new EnvironmentError(`${name}: неверно. Нужно: не меньше 32 случайных знаков.`);
  return given || null;
}
