import { z } from 'zod';
import type { Environment } from '../../server/env.ts';
import { EnvironmentError, processVariables, readEnvironment } from '../../server/env.ts';
import type { SecondFactorDemand } from './access/second-factor-demand.ts';
import { readDemand } from './access/second-factor-demand.ts';

export type PanelEnvironment = Environment & {
  /** Host of the site's server for health checks; defaults to the panel's machine. */
  readonly siteHost: string;
  readonly panelPort: number;
  /** Origin of the panel in the browsers of staff. */
  readonly panelUrl: string;
  /** Secret for cookies and second factors; `null` generates one and stores it in the data folder. */
  readonly panelSecret: string | null;
  /** Former secret during a rotation. */
  readonly previousPanelSecret: string | null;
  readonly secondFactor: SecondFactorDemand;
};

const DEFAULT_PORT = 4000;

/** Reads the variables of the site and the panel; empty values count as absent. @throws {EnvironmentError} */
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
