import { EnvironmentError } from '../../server/env.ts';
import { explainSystemError } from '../../server/system-error.ts';
import { readPanelEnvironment } from './environment.ts';
import { startPanel } from './start-panel.ts';

try {
  const environment = readPanelEnvironment();
  const panel = await startPanel(environment);
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
  console.error(error instanceof EnvironmentError ? error.message : (explainSystemError(error) ?? error));
  process.exit(1);
}
