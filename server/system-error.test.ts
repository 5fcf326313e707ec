import { expect, test } from 'vitest';
import { explainSystemError } from './system-error.ts';

const createPortError = (port: number) => Object.assign(new Error('listen'), { code: 'EADDRINUSE', port });

test('a port in use is reported with the command of the program that needs it', () => {
  expect(explainSystemError(createPortError(3000))).toBe(
    'Порт 3000 занят другой программой. Остановите её или выберите порт: PORT=3001 npm start.',
  );
  const panel = { variable: 'PANEL_PORT', port: 4000, command: 'npm run panel' };
  expect(explainSystemError(createPortError(4457), panel)).toContain('выберите порт: PANEL_PORT=4458 npm run panel.');
});
