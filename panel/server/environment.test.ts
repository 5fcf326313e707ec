import { expect, test } from 'vitest';
import { readPanelEnvironment } from './environment.ts';

test('an empty variable is as good as none', () => {
  expect(readPanelEnvironment({ PANEL_PORT: '', PANEL_URL: '', PANEL_SECRET: '' })).toEqual(readPanelEnvironment({}));
  expect(readPanelEnvironment({})).toMatchObject({
    panelPort: 4000,
    panelUrl: 'http://localhost:4000',
    panelSecret: null,
  });
});

test.each([
  ['PANEL_PORT', 'четыре тысячи'],
  ['PANEL_PORT', '70000'],
  ['PANEL_URL', 'panel.example'],
  ['PANEL_SECRET', 'short'],
])('%s="%s" is refused by its name', (name, value) => {
  expect(() => readPanelEnvironment({ [name]: value })).toThrow(name);
});
