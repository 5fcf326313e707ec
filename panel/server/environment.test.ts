import { expect, test } from 'vitest';
import { readPanelEnvironment } from './environment.ts';

test('an empty variable equals a missing one', () => {
  expect(readPanelEnvironment({ PANEL_PORT: '', PANEL_URL: '', PANEL_SECRET: '' })).toEqual(readPanelEnvironment({}));
  expect(readPanelEnvironment({})).toMatchObject({
    panelPort: 4000,
    panelUrl: 'http://localhost:4000',
    panelSecret: null,
    secondFactor: 'optional',
    siteHost: '127.0.0.1',
  });
});

test('a panel on https requires a second factor of administrators, unless a setting disables it', () => {
  const demandOf = (variables: Record<string, string>) => readPanelEnvironment(variables).secondFactor;
  expect(demandOf({ PANEL_URL: 'https://panel.example' })).toBe('administrators');
  expect(demandOf({ PANEL_URL: 'https://panel.example', PANEL_SECOND_FACTOR: 'optional' })).toBe('optional');
  expect(demandOf({ PANEL_SECOND_FACTOR: 'everybody' })).toBe('everybody');
});

test('the site host defaults to the host of the panel, unless it is set', () => {
  expect(readPanelEnvironment({ HOST: '10.0.0.1' }).siteHost).toBe('10.0.0.1');
  expect(readPanelEnvironment({ HOST: '0.0.0.0', SITE_HOST: 'site' }).siteHost).toBe('site');
});

test.each([
  ['PANEL_PORT', 'четыре тысячи'],
  ['PANEL_PORT', '70000'],
  ['PANEL_URL', 'panel.example'],
  ['PANEL_SECRET', 'short'],
  ['PANEL_SECRET_PREVIOUS', 'short'],
  ['PANEL_SECOND_FACTOR', 'nobody'],
])('%s="%s" is rejected with its name', (name, value) => {
  expect(() => readPanelEnvironment({ [name]: value })).toThrow(name);
});
