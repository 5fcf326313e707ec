import { EnvironmentError } from '../../server/env.ts';
import { explainSystemError } from '../../server/system-error.ts';
import { collectAfterWork } from './collect-after-work.ts';
import { readPanelEnvironment } from './environment.ts';
import { startPanel } from './start-panel.ts';

const PORT_OF_PANEL = { variable: 'PANEL_PORT', port: 4000, command: 'npm run panel' };

try {
  const environment = readPanelEnvironment();
  const panel = await startPanel(environment);
  collectAfterWork();
  console.log(`Панель открыта: ${environment.panelUrl}`);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void panel.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(
    error instanceof EnvironmentError ? error.message : (explainSystemError(error, PORT_OF_PANEL) ?? error),
  );
  process.exit(1);
}
